import { money } from './money.js';

it.each([
  [0, 'usd', '$0.00'],
  [5, 'usd', '$0.05'],
  [15_000, 'usd', '$150.00'],
  [123_456_789, 'usd', '$1,234,567.89'],
  [-4_900, 'usd', '-$49.00'],
  [19_900, 'eur', '199.00 EUR'],
])('%i cents of %s are %s', (cents, currency, text) => {
  expect(money(cents, currency)).toBe(text);
});
