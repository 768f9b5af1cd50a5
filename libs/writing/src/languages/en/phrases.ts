import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Which one would you pick? Reply below.',
      linkedin: 'Which of these do you know too?',
      facebook: 'Which of these do you know too?',
      instagram: 'Save this one for later.',
      email: 'Questions? Just hit reply.',
      youtube: 'Questions? Drop them in the comments.',
      podcast: "Thanks for listening. Send this one to someone who'd like it.",
      reels: 'Save it for later.',
      tiktok: 'Do you agree? Tell me in the comments.',
    },
    50: {
      twitter: 'Which of these points matters most to you?',
      linkedin: 'Which of these do you know from your own work?',
      facebook: 'Which of these do you know from your own experience?',
      instagram: 'Save this for later.',
      email: 'Questions or thoughts? Reply to this email.',
      youtube: 'Questions or thoughts? Leave them in the comments.',
      podcast: 'Thank you for listening. Share this episode with someone who would find it useful.',
      reels: 'Save this for later.',
      tiktok: 'Tell us what you think in the comments.',
    },
    75: {
      twitter: 'Which of these points do you consider most relevant?',
      linkedin: 'Which of these do you know from your own practice?',
      facebook: 'Which of these do you know from your own practice?',
      instagram: 'Please save this post for reference.',
      email: 'Please reply to this email with any questions.',
      youtube: 'We welcome your questions and observations in the comments.',
      podcast: 'We thank you for listening to this episode.',
      reels: 'Please save this for reference.',
      tiktok: 'Your comments are welcome.',
    },
  },
  mourning:
    /\b(?:eulogy|funeral|obituary|memorial (?:for|service)|passed away|died (?:on|last|this))\b|\(late\)/iu,
  intro: 'Introduction',
  closing: 'In closing',
  visual: 'Speaker to camera',
  card: 'Text in large type',
};
