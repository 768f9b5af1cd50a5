import { isExcluded } from './housekeeping.js';

it('a row of capital letters in place of names is read at once', () => {
  expect(isExcluded(`By ${'A'.repeat(3_000)}!`, 'en')).toBe(false);
  expect(isExcluded('By Ada Berg (in Halden).', 'en')).toBe(true);
});

it.each(['By Christmas Eve, the harbour was empty.', 'I read this email from my sister twice and cried.'])(
  'a day after "By" and an email in a sentence are content: %s',
  (text) => {
    expect(isExcluded(text, 'en')).toBe(false);
  },
);
