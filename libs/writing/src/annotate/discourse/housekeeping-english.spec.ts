import { isExcluded, isTrueInWhole, toldInWhole } from './housekeeping.js';

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
  ['We recently wrote about the noise to the mayor.', false],
  ['We already wrote about the noise, and she promised a wall.', false],
  ['We talked before about children.', false],
  ['We talked about the crane before it fell.', false],
  ['If you haven’t read the contract, do not sign it.', false],
])('an earlier text of the author is none of this one: %s', (text, isOut) => {
  expect(isExcluded(text, 'en')).toBe(isOut);
});

it.each([
  ["I'm going to go into the details of why the crane was sold.", true],
  ['We are about to walk you through the oldest shed of the harbour.', true],
  ["I'm going to go into the shed and look for the rope that Ada lost.", false],
  ['I am going to show you how to keep bread fresh for two weeks.', false],
  ['We are going to explain how the crane was paid for at the meeting in May.', false],
])('what a text is about to tell is not told without it: %s', (text, isOut) => {
  expect(isExcluded(text, 'en')).toBe(isOut);
  expect(isTrueInWhole(text, 'en')).toBe(isOut);
});

it.each([
  ['I have put together my thoughts on the subject', true],
  ['I hope that you can find something useful', true],
  ['You are free to copy the drawings or the tables', false],
  ['I will not explain how the crane was paid for', false],
  ['Nobody on the pier is called by a real name', false],
  ['I have written down everything that I know about salt', false],
])('“in this post” is not heard, unless a listener would take it for more: %s', (text, isCut) => {
  expect(toldInWhole(`${text} in this post.`, 'en', 'heard')).toBe(
    isCut ? `${text}.` : `${text} in this post.`,
  );
});

it.each([
  ['Boat owners kept asking me in the comments.', true],
  ['People kept asking in the comments whether the crane is for sale.', false],
  ['Some of our guests complained in the comments under the map.', false],
  ['If other people asked you, tell them in the comments.', true],
  ['You can agree with us in the comments.', true],
])('what people did in the comments is content, a call is not: %s', (text, isOut) => {
  expect(isExcluded(text, 'en')).toBe(isOut);
});
