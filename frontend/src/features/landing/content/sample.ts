import type { FormatKey } from '@repurpose/contract';

/** The short source of the hero and the demo, as the sentences that outputs are tied to. */
export const SAMPLE_SOURCE = {
  title: 'Why we closed our inbox on Fridays',
  sentences: [
    'For eleven months, four of us answered support mail seven days a week, and the median reply still took nine hours.',
    'In March we stopped answering on Fridays and spent the day fixing whatever had caused the most mail that week.',
    'By June, mail had fallen by 38 percent, because eleven small bugs and two confusing screens were gone.',
    'The median reply now takes three hours, and nobody has asked for Fridays back.',
  ],
} as const;

interface SamplePost {
  readonly text: string;
  /** Index of the sentence of the source that the post was made from. */
  readonly sentence: number;
}

/** The thread of the hero: one post for each sentence, every figure as the source has it. */
export const SAMPLE_THREAD: readonly SamplePost[] = [
  {
    text: 'Four of us answered support mail seven days a week for eleven months. Median reply: nine hours. 1/4',
    sentence: 0,
  },
  {
    text: 'So in March we stopped answering on Fridays. The day now goes to fixing whatever caused the most mail that week. 2/4',
    sentence: 1,
  },
  {
    text: 'By June, mail was down 38 percent. Eleven small bugs and two confusing screens: gone. 3/4',
    sentence: 2,
  },
  { text: 'Median reply today: three hours. Nobody has asked for Fridays back. 4/4', sentence: 3 },
];

/** What one post on X may hold, in X's own weighted characters; the sample is plain Latin text, so one each. */
export const POST_LIMIT = 280;

interface SampleOutput {
  readonly format: FormatKey;
  readonly text: string;
  /** The counter beside the output, in the platform's own unit. */
  readonly measure: string;
  /** The line of the claim check. */
  readonly claims: string;
  /** Whether the source supports every claim. */
  readonly isSupported: boolean;
}

/** The four outputs of the scripted demo, all written from `SAMPLE_SOURCE`. */
export const SAMPLE_OUTPUTS: readonly SampleOutput[] = [
  {
    format: 'twitter',
    text: SAMPLE_THREAD.map((post) => post.text).join('\n\n'),
    measure: `4 posts, the longest ${Math.max(...SAMPLE_THREAD.map((post) => post.text.length))} / ${POST_LIMIT}`,
    claims: 'Every figure is in your source',
    isSupported: true,
  },
  {
    format: 'linkedin',
    text: [
      'We answer support mail six days a week now. Replies came down from nine hours to three.',
      'In March we stopped answering on Fridays and gave the day to whatever had caused the most mail that week.',
      'By June, mail had fallen by 38 percent: eleven small bugs and two confusing screens were gone.',
      'What would your team fix, given one quiet day a week?',
    ].join('\n\n'),
    measure: '337 / 3,000 characters',
    claims: 'One figure is not in your source: six days',
    isSupported: false,
  },
  {
    format: 'email',
    text: [
      'Subject: We closed our inbox on Fridays',
      'Preheader: Mail fell by 38 percent, and replies are faster.',
      'For eleven months, four of us answered mail seven days a week. The median reply still took nine hours.',
      'Since March, Fridays belong to the bugs that cause the mail. The median reply now takes three hours.',
    ].join('\n\n'),
    measure: 'Subject 31 of about 50 characters',
    claims: 'Every figure is in your source',
    isSupported: true,
  },
  {
    format: 'summary',
    text: [
      '• Four people, eleven months of support mail seven days a week: median reply nine hours.',
      '• In March, Fridays went to fixing the causes of the most mail.',
      '• By June, mail was down 38 percent.',
      '• The median reply now takes three hours.',
    ].join('\n'),
    measure: '4 bullets, at most 50 words each',
    claims: 'Every figure is in your source',
    isSupported: true,
  },
];
