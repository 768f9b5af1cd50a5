import { hasDependentOpening } from './dependent-openings.js';

it('a row of closing marks after a colon is read at once', () => {
  expect(hasDependentOpening(`Ada said it:${'’'.repeat(40)} and left.`, 'en')).toBe(false);
  expect(hasDependentOpening('Ada said it:’ ”', 'en')).toBe(true);
});
