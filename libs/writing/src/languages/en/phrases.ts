import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      'Which one would you pick? Reply below.',
      'Which of these points matters most to you?',
      'Which of these points do you consider most relevant?',
    ],
    linkedin: [
      'Which of these do you know too?',
      'Which of these do you know from your own work?',
      'Which of these do you know from your own practice?',
    ],
    facebook: [
      'Which of these do you know too?',
      'Which of these do you know from your own experience?',
      'Which of these do you know from your own practice?',
    ],
    instagram: ['Save this one for later.', 'Save this for later.', 'Please save this post for reference.'],
    email: [
      'Questions? Just hit reply.',
      'Questions or thoughts? Reply to this email.',
      'Please reply to this email with any questions.',
    ],
    youtube: [
      'Questions? Drop them in the comments.',
      'Questions or thoughts? Leave them in the comments.',
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
  mourning:
    /\b(?:eulogy|funeral|obituary|memorial (?:for|service)|passed away|died (?:on|last|this))\b|\(late\)/iu,
  intro: 'Introduction',
  closing: 'In closing',
  visual: 'Speaker to camera',
  card: 'Text in large type',
};
