import { fingerprintOf, likenessOf } from './fingerprint.js';

const TERSE =
  'We ship on Friday. No drama. Is it done? It is. Tests ran. Bugs fell. We like short lines. You will too. Read it twice. ';
const LONG =
  'The committee, which had been convened in the preceding spring at the request of several members, considered whether the existing arrangements (adopted nine years earlier) remained adequate for the purposes originally envisaged, and concluded, after lengthy deliberation, that considerable adjustments were necessary. ';

describe('a fingerprint', () => {
  const terse = fingerprintOf([TERSE.repeat(40)]);
  const long = fingerprintOf([LONG.repeat(20)]);

  it('needs 300 words of samples', () => {
    expect(fingerprintOf([TERSE])).toBeNull();
  });

  it('finds its own writer and not another', () => {
    expect(likenessOf(TERSE.repeat(5), 'en', terse).likeness).toBeGreaterThanOrEqual(80);
    expect(likenessOf(LONG.repeat(3), 'en', terse).likeness).toBeLessThan(50);
    expect(likenessOf(LONG.repeat(3), 'en', long).likeness).toBeGreaterThanOrEqual(80);
  });

  it('judges no text that is short or in another language', () => {
    expect(likenessOf('We ship on Friday.', 'en', terse)).toEqual({ likeness: null, traits: [] });
    expect(likenessOf(TERSE.repeat(5), 'de', terse)).toEqual({ likeness: null, traits: [] });
    expect(likenessOf(TERSE.repeat(5), 'en', null)).toEqual({ likeness: null, traits: [] });
  });
});
