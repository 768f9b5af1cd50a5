import { destinationOf, safeReturnTo } from './return-to.js';

const ATTACKS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252F%252Fevil.example',
  '%2F%2Fevil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  'evil.example',
  './/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/dashboard%',
  '@evil.example',
  '',
  '/auth',
  '/auth?returnTo=/auth',
];

describe('returnTo accepts only paths of this site', () => {
  it.each(ATTACKS)('refuses %j', (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });
  it.each([
    '/',
    '/dashboard',
    '/checkout?priceId=price_1',
    '/#pricing',
    '/help-center?q=a%2Fb#top',
    '/checkout?next=https://x',
  ])('keeps %j', (value) => {
    expect(safeReturnTo(value)).toBe(value);
  });
});

describe('after signing in', () => {
  it.each([
    ['', '/dashboard'],
    ['returnTo=/checkout&priceId=price_1', '/checkout?priceId=price_1'],
    ['returnTo=/checkout', '/checkout'],
    ['returnTo=/checkout?a=1%23x&priceId=p%26q', '/checkout?a=1&priceId=p%26q#x'],
    ['returnTo=//evil.example&priceId=price_1', '/dashboard?priceId=price_1'],
  ])('%j leads to %s', (query, destination) => {
    expect(destinationOf(new URLSearchParams(query))).toBe(destination);
  });
});
