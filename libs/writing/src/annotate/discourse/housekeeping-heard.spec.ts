import { isExcluded, isTrueInWhole, toldInWhole } from './housekeeping.js';

it.each([
  ['All boats, including the ones above are in the shed.', 'All boats, including these are in the shed.'],
  ['All boats, including the ones below are in the shed.', null],
  [
    'The crane is the oldest one (cf. Reid and Lund 2014: 21) of the bay.',
    'The crane is the oldest one of the bay.',
  ],
  ['The crane is the oldest one (built by Reid in 2014) of the bay.', null],
  ['The crane is the oldest one (see the flood of 1953) of the bay.', null],
  [
    'The crane is the oldest one (See Reid et al., 2014) of the bay.',
    'The crane is the oldest one of the bay.',
  ],
  ['The cranes are older than those above the lock.', null],
])('a listener is told which ones are meant: %s', (text, told) => {
  expect(toldInWhole(text, 'en', 'heard')).toBe(told ?? text);
});

it.each([
  ['(Reid 2014)', true],
  ['(vgl. Lund & Reid, 2014a: 21)', true],
  ['(Lund, Reid und Berg 2014)', true],
  ['(Reid built it in 2014.) The crane is red.', false],
  ['Reid 2014 was the second crane of the bay.', false],
])('a source of the text is only read, in its article: %s', (text, isCitation) => {
  expect(isExcluded(text, 'en')).toBe(isCitation);
  expect(isTrueInWhole(text, 'en', 'read')).toBe(isCitation);
  expect(isTrueInWhole(text, 'en', 'heard')).toBe(false);
});

it('an aside with a year is no source', () => {
  expect(isTrueInWhole('(We bought it from the church in 2014).', 'en', 'heard')).toBe(true);
});

it.each([
  ['en', '[…] the boat never came.', 'The boat never came.'],
  ['en', '[…] The boat never came.', 'The boat never came.'],
  ['de', 'Sie schrieb viel (hier gibt es ihren Artikel als PDF).', 'Sie schrieb viel.'],
  ['de', 'Sie schrieb viel (hier gibt es keinen Zweifel).', null],
  ['de', 'Sie schrieb viel (auch einen Artikel über das Meer).', null],
  ['en', 'She wrote a lot (here is the article).', null],
] as const)('a gap and a page that is "here" are not heard, in %s: %s', (language, text, told) => {
  expect(toldInWhole(text, language, 'heard')).toBe(told ?? text);
  expect(toldInWhole(text, language, 'read')).toBe(text);
});
