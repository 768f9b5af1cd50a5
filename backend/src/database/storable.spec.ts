import { toStorableJson } from './storable.js';

it.each([
  ['what Postgres takes', { text: 'Zoë said “no”, \\u0000 and \\ud800 \u{1f600}.' }, undefined],
  ['NUL', { text: 'a\0b' }, { text: 'ab' }],
  ['half of a character', { list: ['\ud83d', 7] }, { list: ['\ufffd', 7] }],
])('writes JSON of %s', (_name, value, stored: object = value) => {
  expect(JSON.parse(toStorableJson(value))).toEqual(stored);
});
