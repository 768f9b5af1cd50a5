import { oneOf } from './one-of.js';

it('joins the entries of a table, on one line or several', () => {
  expect(oneOf`one two`).toBe('one|two');
  expect(oneOf`
    one two
    three`).toBe('one|two|three');
});

it('keeps escapes and groups, and turns `_` into a space', () => {
  expect(oneOf`as_well \p{L}+ed (?:has|have)_been`).toBe('as well|\\p{L}+ed|(?:has|have) been');
});

it('takes in other tables', () => {
  const small = oneOf`few at_least`;
  expect(oneOf`${small} many ${'all'}`).toBe('few|at least|many|all');
});
