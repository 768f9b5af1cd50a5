import { ENDLESS } from './endless.fixture.js';
import { fitText } from './fit-text.js';
import { splitThread } from './split-thread.js';

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
