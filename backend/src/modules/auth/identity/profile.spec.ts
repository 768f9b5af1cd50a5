import { firstUsername, safeImageUrl } from './profile.js';

describe('the name an account begins with', () => {
  it.each([
    ['is the one given', 'Ada', 'Display', 'a@b.de', 'Ada'],
    ['else the display name', '  ', 'Display', 'a@b.de', 'Display'],
    ['else the address before the at-sign', undefined, '', 'grace.h@b.de', 'grace.h'],
    ['else user', 7, '\u0000', '@b.de', 'user'],
    ['never holds control characters', 'A\u0007da\n', '', 'a@b.de', 'Ada'],
    ['is none that nobody can see', '\u3164\u200b\u2800', 'Display', 'a@b.de', 'Display'],
    ['is cut, not refused', 'x'.repeat(1_000), '', 'a@b.de', 'x'.repeat(60)],
  ])('%s', (_name, given, displayName, email, expected) => {
    expect(firstUsername(given, displayName, email)).toBe(expected);
  });
});

describe('a profile picture', () => {
  it.each([
    ['https://lh3.googleusercontent.com/a/x=s96-c', 'https://lh3.googleusercontent.com/a/x=s96-c'],
    ['http://example.com/a.png', ''],
    ['javascript:alert(1)', ''],
    ['data:image/png;base64,AAAA', ''],
    [`https://example.com/${'a'.repeat(5_000)}`, ''],
    ['not a url', ''],
    [null, ''],
    [{ href: 'https://example.com' }, ''],
  ])('%j is kept as %j', (given, expected) => {
    expect(safeImageUrl(given)).toBe(expected);
  });
});
