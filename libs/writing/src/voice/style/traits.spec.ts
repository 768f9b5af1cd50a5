import { TRAITS } from '@repurpose/contract';
import { fingerprintOf, likenessOf } from './fingerprint.js';
import { sentenceCountsOf } from './text-counts.js';
import { traitsOf, type Traits } from './traits.js';

const of = (text: string, language = 'en'): Traits => traitsOf(sentenceCountsOf(text, language));

describe('a trait of a text', () => {
  it.each<[keyof Traits, string, number]>([
    ['sentenceLow', 'One two. One two three. One two three four.', 2],
    ['sentenceMedian', 'One two. One two three. One two three four.', 3],
    ['sentenceHigh', 'One two. One two three. One two three four.', 4],
    ['shortSentences', 'We saw five words here. Now there are six words here.', 0.5],
    ['paragraphWords', 'The crane stood. It fell.\n\nNobody saw it.', 4],
    ['lix', 'The crane stood. The harbour waited.', 3 + 100 / 6],
    ['contracted', "It's old. It is not new. We don't mind.", 2 / 4],
    ['contracted', 'Anna’s crane isn’t old. We cannot move it.', 1 / 2],
    ['firstSingular', 'I think my crane is ours.', 2 / 6],
    ['firstPlural', 'I think my crane is ours.', 1 / 6],
    ['linkOpeners', 'But it fell. The crane fell. And we saw it. However, it stood.', 3 / 4],
    ['pronounOpeners', 'We saw it. The crane fell. This was new.', 2 / 3],
    ['hedges', 'Perhaps the crane may fall.', 2 / 5],
    ['stockPhrases', 'Let us delve into a seamless harbour today.', 2 / 8],
    ['exclamationMarks', 'It fell! It fell!', 2 / 4],
    ['semicolons', 'It fell; it stood.', 1 / 4],
    ['colons', 'It fell: twice.', 1 / 3],
    ['dashes', 'It fell — twice - again.', 2 / 4],
    ['brackets', 'It fell (twice).', 1 / 3],
    ['emoji', 'It fell 🎉 and ⚓️ stood.', 2 / 4],
  ])('%s of “%s” is %d', (key, text, value) => {
    expect(of(text)[key]).toBeCloseTo(value, 5);
  });

  it('is not judged where a text has no place for it', () => {
    expect(of('The crane fell on the quay.').contracted).toBeNaN();
    expect(of("C'est l'heure du port.", 'fr').contracted).toBeNaN();
  });
});

const SAMPLE =
  'I like short words; you may too. But the crane is old. We don’t mind it (much). It’s here! Look: a boat. ';

it('a fingerprint has every trait, and a text is judged by those that its fingerprint has', () => {
  const print = fingerprintOf([`${SAMPLE.repeat(10)}\n\n`.repeat(4)]);
  const { likeness, traits } = likenessOf(SAMPLE.repeat(6), 'en', print);
  expect(likeness).toBeGreaterThanOrEqual(80);
  expect(traits.map(({ key }) => key).sort()).toEqual([...TRAITS].sort());
  // As an older version has stored it.
  const { functionWords: _, ...older } = print ?? fail();
  const windows = { '60': { commas: [0, 1] as const, contractions: [0, 1] as const } };
  const judged = likenessOf(SAMPLE.repeat(6), 'en', { ...older, windows });
  expect(judged.traits.map(({ key }) => key)).toEqual(['commas']);
  expect(judged.likeness).toBe(100);
});

function fail(): never {
  throw new Error('no fingerprint');
}
