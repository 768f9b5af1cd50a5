import { fc } from '@repurpose/testing';
import type { Draft, YoutubeDraft } from '../formats/draft/draft.types.js';
import { renderDraft } from '../formats/draft/render-draft.js';
import { chapterChecks } from './chapter-checks.js';
import { cutAtFold } from './fold.js';
import { previewOf, previewText } from './preview.js';

const reel: Draft = {
  format: 'reels',
  hook: 'Stop.',
  scenes: [{ startSeconds: 3, endSeconds: 9, visual: 'A desk', voiceOver: 'Look.', onScreenText: '' }],
  caption: 'C.',
  hashtags: ['A'],
};

it('a preview has the parts of its draft, with labels in the language the text is in', () => {
  const text = renderDraft(reel, 'de');
  expect(previewOf({ format: 'reels', text, draft: reel })).toMatchObject([
    {
      part: 'scene',
      role: 'text',
      lines: [
        { label: '0:00–0:03', text: '', suffix: '' },
        { label: 'Einstieg: ', text: 'Stop.', suffix: '' },
      ],
    },
    {
      part: 'scene',
      role: 'text',
      lines: [
        { label: '0:03–0:09', text: '', suffix: '' },
        { label: 'Bild: ', text: 'A desk', suffix: '' },
        { label: 'Sprechertext: ', text: 'Look.', suffix: '' },
      ],
    },
    { part: 'caption', role: 'label', lines: [{ label: 'Bildunterschrift', text: '', suffix: '' }] },
    { part: 'caption', role: 'text', lines: [{ label: '', text: 'C.', suffix: '' }] },
    { part: 'caption', role: 'text', lines: [{ label: '#A', text: '', suffix: '' }] },
  ]);
});

it('the number of a post is its suffix, not its words', () => {
  const draft: Draft = { format: 'twitter', posts: ['One.', 'Two.'] };
  const [first] = previewOf({ format: 'twitter', text: renderDraft(draft), draft });
  expect(first?.lines).toMatchObject([{ label: '', text: 'One.', suffix: ' 1/2' }]);
});

it('any text without a draft of its own is previewed word for word', () => {
  const anyText = fc
    .array(fc.constantFrom('a', ' ', '\n', '\n\n', '🎈', '<b>'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, fc.constantFrom(null, reel), (text, draft) => {
      expect(previewText(previewOf({ format: 'reels', text, draft }))).toBe(text);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['Short.', 10, 'Short.'],
  ['One two three four', 9, 'One two'],
  ['One two three four', 7, 'One two'],
  ['x'.repeat(60), 40, 'x'.repeat(40)],
  ['ab👩‍👩‍👧 cd', 5, 'ab'],
  ['Line one.\n\nLine two.', 12, 'Line one.\n'],
])('%j is cut at %d as %j', (text, fold, before) => {
  const cut = cutAtFold(text, fold);
  expect(cut.before).toBe(before);
  expect(cut.before + cut.after).toBe(text);
});

const video = (...starts: number[]): YoutubeDraft => ({
  format: 'youtube',
  title: 'T',
  hook: '',
  chapters: starts.map((startSeconds) => ({ startSeconds, title: 'C', narration: [], onScreen: '' })),
  description: '',
  tags: [],
});
it.each([
  [
    [0, 10, 20],
    [true, true, true, true],
  ],
  [
    [0, 9, 20],
    [true, true, true, false],
  ],
  [
    [5, 20],
    [false, false, true, true],
  ],
  [
    [0, 30, 20],
    [true, true, false, false],
  ],
  [[], [false, false, true, true]],
])('chapters at %j are checked as YouTube does', (starts, met) => {
  expect(chapterChecks(video(...starts)).map(({ isMet }) => isMet)).toEqual(met);
});
