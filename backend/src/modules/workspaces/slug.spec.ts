import { SLUG } from '@repurpose/contract';
import { slugOf, withEnd } from './slug.js';

it.each([
  ['Acme Studio', 'acme-studio'],
  ['  Café & Söhne ', 'cafe-sohne'],
  ['A.B.C. — 2026', 'a-b-c-2026'],
])('the address of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it.each(['東京', '!', 'x', 'y'.repeat(60), `${'a '.repeat(30)}`, ''])('%s has an address too', (name) => {
  expect(slugOf(name)).toMatch(SLUG);
  expect(withEnd(slugOf(name))).toMatch(SLUG);
});
