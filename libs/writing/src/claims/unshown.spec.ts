import { readSource } from '../source/read-source.js';
import { checkClaims } from './check-claims.js';

const BODY =
  'I bake for a street of forty houses. My rye is sold out by nine, and I write down what is left over.\n\n![Three loaves on a shelf, with a score of 59 out of 100](loaves.jpg)\n\nThe oven was built by my father, who had another trade.';
const SOURCE = readSource(`---
name: Ada Lund
photographer: bea-holm
baked: 2015-01-18
ingredients:
  - 300 g rye
---
${BODY}`);
const unsupported = (text: string, source = SOURCE): string[] =>
  checkClaims(text, source)
    .filter((claim) => claim.source === null)
    .map((claim) => claim.text);

it.each([
  'Ada Lund bakes for a street of forty houses.',
  'The photographs are by Bea Holm.',
  'It was baked in January 2015.',
  'It takes 300 g of rye.',
  'The loaves got a score of 59 out of 100.',
])('the front matter and the descriptions of pictures prove “%s”', (text) => {
  expect(unsupported(text)).toEqual([]);
  expect(unsupported(text, readSource(BODY.replace(/!\[.*\n/u, '')))).not.toEqual([]);
});

it('what they say proves nothing else', () => {
  expect(unsupported('Ada Lund bakes for a street of fifty houses.')).not.toEqual([]);
  expect(unsupported('It was baked in March 2015.')).not.toEqual([]);
  expect(unsupported('Carla Stone ate it.', readSource(`${BODY}\n\n![Carla Stone](carla.jpg)`))).toEqual([
    'Carla Stone',
  ]);
});
