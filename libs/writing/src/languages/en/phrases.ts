import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Okay, quick one.', 'Quick one.', 'In brief.'],
      close: ['Over to you.', 'Over to you.', ''],
    },
    friendly: {
      lead: ['Hey, thought of you when I saw this.', 'A little something for you.', 'A note worth sharing.'],
      close: ["I'd love to hear from you.", 'We would love to hear from you.', 'We value your view.'],
    },
    enthusiastic: {
      lead: ['You have to see this!', 'Worth every minute of your time!', 'Well worth your attention.'],
      close: ["Can't wait to hear from you!", "We can't wait to hear from you!", 'A pleasure to share.'],
    },
    authoritative: {
      lead: ['Straight to the point.', 'The point to remember.', 'For your consideration.'],
      close: ['Treat it seriously.', 'Keep it in mind.', 'A matter for careful thought.'],
    },
    humorous: {
      lead: ['Grab a coffee first.', 'Coffee in hand? Good.', 'A moment, if the meetings permit.'],
      close: ['No quiz at the end, promise.', 'There will be no quiz.', 'No examination will follow.'],
    },
    inspirational: {
      lead: ['Something to get you going.', 'A thought to carry with you.', 'A thought worth reflecting on.'],
      close: ['Start small, start today.', 'Every start counts.', 'Every beginning counts.'],
    },
    educational: {
      lead: ['Let’s learn something.', 'Worth learning.', 'A short lesson.'],
      close: ['Now you know.', 'One more thing learned.', 'A lesson worth having.'],
    },
  },
  asks: {
    twitter: [
      'Which one would you pick? Reply below.',
      'Which of these points matters most to you?',
      'Which of these points do you consider most relevant?',
    ],
    linkedin: [
      "What's your take?",
      'How does this compare with your own experience?',
      'Your professional perspective is welcome in the comments.',
    ],
    facebook: [
      'Tell me in the comments!',
      'What do you think? Tell us in the comments.',
      'We invite you to share your view in the comments.',
    ],
    instagram: [
      'Save this one and send it to a friend.',
      'Save this post for later and share it with someone who needs it.',
      'Please save this post and share it with colleagues.',
    ],
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
      "Thanks for listening! Send this one to someone who'd like it.",
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
  questions: [
    [
      '“{topic}”: what stands out?',
      '“{topic}”: what stands out to you?',
      '“{topic}”: what do you consider most significant?',
    ],
    [
      "“{topic}”: what'd you add?",
      '“{topic}”: what would you add?',
      '“{topic}”: what would you wish to add?',
    ],
    [
      '“{topic}”: what would you ask?',
      'What would you like to know about “{topic}”?',
      'What would you wish to know about “{topic}”?',
    ],
  ],
  aboutFigure: [
    "“{topic}”: what's behind this figure?",
    'What is behind the figure “{topic}”?',
    'What lies behind the figure “{topic}”?',
  ],
  intro: 'Introduction',
  source: 'Source',
  visuals: [
    'Speaker to camera, close up',
    'Speaker at a desk, side view',
    'Slow zoom on the speaker',
    'Walking shot, speaker to camera',
  ],
  shots: {
    figure: 'The figure in large type, counting up',
    quotation: 'The quotation in large type, line by line',
    question: 'Speaker to camera, a pause after the question',
    words: 'Words on screen, one by one: {topic}',
    thing: 'Close shot: {topic}',
  },
};
