import type { YoutubeDraft } from '../../formats/draft/draft.types.js';
import { outputsOf, textOf } from '../outputs.fixture.js';

const TEXT = `# A shed by the river

The shed stood for sixty years before anybody asked who owned it.

We had no idea what a roof weighs. Every plank was numbered with chalk before the men took it down, and nobody wrote the numbers anywhere else. Rain fell on the second night, and in the morning most of it was a heap of wet wood without a single number. The mayor came by on his bicycle, looked at the heap, said that he had seen worse in the war, and rode on to his lunch in the village without another word about the matter.

Martha Holm, the carpenter of the next valley, came over with two apprentices and a van full of oak. She laid the pieces on the grass by length, as her father had done with the barn at Dale. The apprentices measured, called out figures and drank cold tea from a bucket. After eleven days each beam had a place again, and the grass below it had turned yellow in long stripes that could still be seen at Christmas.

The door was the easy part. A school in town threw theirs away when it got a sliding one of glass, and the caretaker asked for nothing but a photograph. Two boats carried it across at low water. It hangs in a frame that is four fingers too wide, so that otters come in at night and sleep on the sails, which nobody has the heart to forbid them after all this time.
`;

const chaptersOf = (content: string): YoutubeDraft['chapters'] => {
  const draft = outputsOf(content, {}, ['youtube']).outputs[0]?.draft;
  if (draft?.format !== 'youtube') throw new Error('no youtube');
  return draft.chapters;
};

describe('a long text without headings', () => {
  it('is told in chapters, each named by its first sentence or by whom that names', () => {
    expect(chaptersOf(TEXT).map(({ title }) => title)).toEqual([
      'We had no idea what a roof weighs',
      'Martha Holm',
      'The door was the easy part',
    ]);
  });

  it('keeps every paragraph in its place', () => {
    const said = chaptersOf(TEXT).map(({ narration }) => narration.join(' '));
    expect(said.map((text) => /mayor|apprentices|otters/u.exec(text)?.[0])).toEqual([
      'mayor',
      'apprentices',
      'otters',
    ]);
    expect(textOf(outputsOf(TEXT, {}, ['podcast']).outputs, 'podcast')).toContain('2. Martha Holm (');
  });

  it('is not named by a word as "I’ve"', () => {
    const text = TEXT.replace(
      'The door was the easy part.',
      'As it happens, I’ve known the door of the school all my life, as I’ve known the rest of the building since 1931.',
    );
    expect(chaptersOf(text).map(({ title }) => title)).not.toContain('I’ve');
  });

  it('is not named by the beginning of a sentence', () => {
    const text = TEXT.replace(
      'We had no idea what a roof weighs.',
      'From the very first day on which the men of the village took it down we had no idea at all of what a roof weighs.',
    );
    expect(chaptersOf(text).filter(({ title }) => title.includes('…'))).toEqual([]);
  });

  it('is one part where it is short', () => {
    const [title = '', first = '', roof = ''] = TEXT.split('\n\n');
    expect(chaptersOf([title, first, roof].join('\n\n'))).toHaveLength(1);
  });
});
