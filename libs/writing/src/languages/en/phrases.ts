import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      'Which one would you pick? Reply below.',
      'Which of these points matters most to you?',
      'Which of these points do you consider most relevant?',
    ],
    linkedin: [
      "What's your take?",
      'What do you think?',
      'Your professional perspective is welcome in the comments.',
    ],
    facebook: [
      'Tell me in the comments.',
      'What do you think? Tell us in the comments.',
      'We invite you to share your view in the comments.',
    ],
    instagram: ['Save this one for later.', 'Save this for later.', 'Please save this post for reference.'],
    email: [
      'Hit reply and tell me what stood out.',
      'Reply to this email and tell us which point matters most to you.',
      'We would be pleased to receive your reply with any comments.',
    ],
    youtube: [
      'Drop a comment and tell me what you think.',
      'Tell us in the comments which point matters most to you.',
      'We welcome your questions and observations in the comments.',
    ],
    podcast: [
      "Thanks for listening. Send this one to someone who'd like it.",
      'Thank you for listening. Share this episode with someone who would find it useful.',
      'We thank you for listening to this episode.',
    ],
    reels: ['Save it for later.', 'Save this for later.', 'Please save this for reference.'],
    tiktok: [
      'Do you agree? Tell me in the comments.',
      'Tell us what you think in the comments.',
      'Your comments are welcome.',
    ],
  },
  greeting: ['Hi there,', 'Hello,', 'Dear reader,'],
  intro: 'Introduction',
  visual: 'Speaker to camera',
};
