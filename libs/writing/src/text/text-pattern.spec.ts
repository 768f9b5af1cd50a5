import { TextPattern } from './text-pattern.js';

const PATTERNS = [
  /\p{L}+/gu,
  /[^\p{L}\p{N}]+/gu,
  /(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu,
  /\p{Lu}[\p{L}'’-]*(?: \p{Lu}\p{L}+)*/gu,
  /\P{L}{2,}/gu,
  /(?<!\p{L})(?:straße|été|\d+ ?[€%])/giu,
  /[\p{P}\p{Sc}\]]+/gu,
  /\p{Script=Latin}+|[\p{Script=Han}\p{Nd}]/gu,
];
const TEXTS = [
  'Ada Lovelace’s “notes” (1843) cost $12, or 5 % more — see A.B. [x]',
  'Die STRASSE und die Straße: Çelik, Øre, Žižek, œuvre, ª²½µÿß, 12 €',
  'ÉTÉ été İstanbul ısı ſpecial \u212A 私は東京 Привет 👨‍👩‍👧 \uD800 é',
];

describe('a pattern for texts', () => {
  it.each(PATTERNS)('%s finds the same in the signs of any text', (pattern) => {
    const fast = new TextPattern(pattern);
    for (const text of TEXTS)
      for (const piece of [text, ...text.split(' ')])
        expect([...piece.matchAll(fast.for(piece))]).toEqual([...piece.matchAll(pattern)]);
  });

  it('begins anew with each text', () => {
    const fast = new TextPattern(/\p{L}+/gu);
    expect(fast.for('one two').exec('one two')?.[0]).toBe('one');
    expect(fast.for('one two').exec('one two')?.[0]).toBe('one');
  });
});
