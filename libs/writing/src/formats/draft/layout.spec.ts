import type { Draft } from './draft.types.js';
import { timecode } from './timecode.js';
import { countedTexts, measureDraft } from './measure-draft.js';
import { renderDraft } from './render-draft.js';

const scene = {
  startSeconds: 3,
  endSeconds: 9,
  visual: 'A desk',
  voiceOver: 'Look here.',
  onScreenText: 'Look',
};
const chapter = (startSeconds: number, title: string) => ({
  startSeconds,
  title,
  narration: [`About ${title}.`],
  onScreen: '',
});

const RENDERED: [Draft, string][] = [
  [{ format: 'twitter', posts: ['First.', 'Second\nline.'] }, 'First. 1/2\n\nSecond\nline. 2/2'],
  [{ format: 'twitter', posts: ['Alone.'] }, 'Alone.'],
  [
    {
      format: 'linkedin',
      hook: 'Hook.',
      body: ['One.', 'Two.'],
      callToAction: 'And you?',
      hashtags: ['A', 'B'],
    },
    'Hook.\n\nOne.\n\nTwo.\n\nAnd you?\n\n#A #B',
  ],
  [{ format: 'facebook', hook: 'Hook.', body: [], callToAction: '', hashtags: [] }, 'Hook.'],
  [
    {
      format: 'email',
      subject: 'S',
      preheader: 'P',
      greeting: 'Hello,',
      sections: [{ heading: 'H', paragraphs: ['One.'] }],
      callToAction: 'Go.',
    },
    'Subject: S\nPreheader: P\n\nHello,\n\nH\n\nOne.\n\nGo.',
  ],
  [{ format: 'summary', title: 'T', bullets: ['One.', 'Two.'] }, 'T\n\n• One.\n• Two.'],
  [
    {
      format: 'youtube',
      title: 'T',
      hook: 'Hook.',
      chapters: [{ ...chapter(0, 'A'), onScreen: '42' }, chapter(70, 'B'), chapter(3700, 'C')],
      description: 'D.',
      tags: ['x', 'y z'],
    },
    'Title: T\n\nHook\n\nHook.\n\n0:00 A\n\n[On screen: 42]\n\nAbout A.\n\n1:10 B\n\nAbout B.\n\n1:01:40 C\n\nAbout C.\n\nDescription\n\nD.\n\n0:00 A\n1:10 B\n1:01:40 C\n\nTags: x, y z',
  ],
  [
    {
      format: 'medium',
      title: 'T',
      subtitle: 'S.',
      sections: [{ heading: '', paragraphs: ['One.'] }],
      topics: ['X', 'Y'],
    },
    'T\n\nS.\n\nOne.\n\nTopics: X, Y',
  ],
  [
    {
      format: 'podcast',
      title: 'T',
      coldOpen: 'Cold.',
      segments: [
        { title: 'A', minutes: 5, talkingPoints: ['One.'] },
        { title: 'B', minutes: 1, talkingPoints: ['Two.'] },
      ],
      questions: ['Why?'],
      outro: 'Bye.',
    },
    'T\n\nCold open\n\nCold.\n\n1. A (5 min)\n\n• One.\n\n2. B (1 min)\n\n• Two.\n\nQuestions\n\n• Why?\n\nOutro\n\nBye.',
  ],
  // one part is the whole, and has no name of its own
  [
    {
      format: 'podcast',
      title: 'T',
      coldOpen: 'Cold.',
      segments: [{ title: 'T', minutes: 5, talkingPoints: ['One.'] }],
      questions: [],
      outro: '',
    },
    'T\n\nCold.\n\n• One.',
  ],
  // what is spoken as it is written has no bullets, and its lists have
  [
    {
      format: 'podcast',
      title: 'T',
      coldOpen: '',
      segments: [{ title: 'T', minutes: 1, talkingPoints: ['One.', 'We saw:', '– Rust', '– Rot', 'Two.'] }],
      questions: [],
      outro: '',
      isSpoken: true,
    },
    'T\n\nOne.\n\nWe saw:\n\n– Rust\n– Rot\n\nTwo.',
  ],
  [
    {
      format: 'youtube',
      title: 'T',
      hook: 'Look.',
      chapters: [{ startSeconds: 0, title: 'T', narration: ['One.'], onScreen: '' }],
      description: 'D.',
      tags: [],
    },
    'Title: T\n\nLook.\n\nOne.\n\nDescription\n\nD.',
  ],
  [
    { format: 'reels', hook: 'Stop.', scenes: [scene], caption: 'C.', hashtags: ['A'] },
    '0:00–0:03\nHook: Stop.\n\n0:03–0:09\nVisual: A desk\nVoice-over: Look here.\nOn screen: Look\n\nCaption\n\nC.\n\n#A',
  ],
  [
    {
      format: 'tiktok',
      hook: 'Stop.',
      scenes: [{ ...scene, startSeconds: 0, visual: '' }],
      caption: '',
      hashtags: [],
    },
    'Hook: Stop.\n\n0:00–0:09\nVoice-over: Look here.\nOn screen: Look',
  ],
  [
    {
      format: 'infographic',
      headline: 'H',
      blocks: [
        { figure: '42', text: 'Answers.' },
        { figure: '7', text: '' },
      ],
      footer: 'Source: X',
    },
    'H\n\n42\nAnswers.\n\n7\n\nSource: X',
  ],
];

it.each(RENDERED)('%j is laid out as one would paste it', (draft, text) => {
  expect(renderDraft(draft)).toBe(text);
  for (const [, counted] of countedTexts(draft)) expect(text).toContain(counted);
});

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [3600, '1:00:00'],
  [-3, '0:00'],
  [59.6, '1:00'],
])('%d seconds are written %s', (seconds, written) => {
  expect(timecode(seconds)).toBe(written);
});

it('the measure of a draft is that of the part nearest to its limit', () => {
  const draft: Draft = {
    format: 'youtube',
    title: 'x'.repeat(90),
    hook: '',
    chapters: [],
    description: 'é'.repeat(2000),
    tags: [],
  };
  expect(measureDraft(draft)).toEqual({ count: 90, limit: 100, unit: 'characters (title)' });
  expect(measureDraft({ ...draft, title: 'x' })).toEqual({
    count: 4000,
    limit: 5000,
    unit: 'bytes (description)',
  });
});

it.each([
  ['Green / Black', 'Hot.\n\n[On screen: Green / Black]\n\nWe drink:\n• Green\n• black\n\nCold.'],
  ['Hot / Cold', '[On screen: Hot / Cold]\n\nHot.\n\nWe drink:\n• Green\n• black\n\nCold.'],
  ['Drink / Green', '[On screen: Drink / Green]\n\nHot.\n\nWe drink:\n• Green\n• black\n\nCold.'],
  ['2 cups', '[On screen: 2 cups]\n\nHot.\n\nWe drink:\n• Green\n• black\n\nCold.'],
])('a board stands above the paragraph that says it, else above the chapter: %s', (onScreen, script) => {
  const narration = ['Hot.', 'We drink:\n• Green\n• black', 'Cold.'];
  const draft: Draft = {
    format: 'youtube',
    title: 'T',
    hook: '',
    chapters: [{ ...chapter(0, 'A'), narration, onScreen }],
    description: '',
    tags: [],
  };
  expect(renderDraft(draft, 'en')).toBe(`Title: T\n\n${script}`);
});
