import { fc } from '@repurpose/testing';
import { ENDLESS } from './endless.fixture.js';
import { fitText } from './fit-text.js';
import { splitThread } from './split-thread.js';
import { partsOfText } from '../text/units-of-text.js';

const LIMIT = 280;
/** Characters that were counted while a text was split, and while it was shortened. */
function countedFor(text: string): number {
  let counted = 0;
  const count = (part: string): number => {
    counted += part.length;
    return part.length;
  };
  const posts = splitThread([text], { limit: LIMIT, count, isNumbered: false });
  expect(posts.filter(({ length }) => length > LIMIT)).toEqual([]);
  expect(fitText(text, LIMIT, count).length).toBeLessThanOrEqual(LIMIT);
  return counted;
}

describe('the work of splitting and shortening', () => {
  it.each([...ENDLESS, 'Ab. ', 'e.g. '])(
    'grows with the length of a text of nothing but %j, not faster',
    (piece) => {
      const [once, twice] = [6_000, 12_000].map((chars) => countedFor(piece.repeat(chars / piece.length)));
      expect(twice).toBeLessThanOrEqual(2.4 * (once ?? 0) + 10 * LIMIT);
    },
  );
});

it('the sentences of a text are those that end behind a sign of their own', () => {
  const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
  const signs = fc.constantFrom(...'ab9 .!?…,;:()"”’»-–\u203d\u2024。', 'Word ', '. ', ' .');
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const pieces = partsOfText(text, 'sentence');
      expect(pieces.join('')).toBe(text);
      const ends = new Set(
        Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length),
      );
      let end = 0;
      for (const piece of pieces) expect(ends.has((end += piece.length))).toBe(true);
      // without an abbreviation, a number or a stop that goes on, it is parted wherever a sentence ends
      const goesOn = /[\p{L}\p{N}]\.|[.…]["”’)]*\s*[\p{Ll},;:)]|[!?]\s?["”’»)]+\s*[\p{Ll}\p{N}]/u;
      if (!goesOn.test(text)) expect(pieces).toHaveLength(ends.size);
    }),
    { numRuns: 400 },
  );
});
