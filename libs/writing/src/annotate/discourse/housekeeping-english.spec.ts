import { isExcluded, isTrueInWhole } from './housekeeping.js';

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

it.each([
  ['I talked previously about the ropes that we use.', true],
  ['We’ve already written about the crane.', true],
  ['It is a good one, and if you haven’t read that article, you should.', true],
  ['I wrote about the crane for nine years.', false],
  ['We talked about the crane before it fell.', false],
  ['If you haven’t read the contract, do not sign it.', false],
])('an earlier text of the author is none of this one: %s', (text, isOut) => {
  expect(isExcluded(text, 'en')).toBe(isOut);
});

it.each([
  ["I'm going to go into the details of why the crane was sold.", true],
  ['We are about to walk you through the oldest shed of the harbour.', true],
  ["I'm going to go into the shed and look for the rope that Ada lost.", false],
  ['We are going to explain how the crane was paid for at the meeting in May.', false],
])('what a text is about to tell is not told without it: %s', (text, isOut) => {
  expect(isExcluded(text, 'en')).toBe(isOut);
  expect(isTrueInWhole(text, 'en')).toBe(isOut);
});
