import { fc } from '@repurpose/testing';
import { countWesternWords, lettersOf } from './western-signs.js';

const texts = fc
  .array(fc.constantFrom(...`ab9Ééžſ'’-– .,«»…_ª²½µß÷語\u0301\ud800😀`), { maxLength: 14 })
  .map((signs) => signs.join(''));

describe('Western signs', () => {
  it('are told from what parts them as Unicode tells them', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const isWestern = !/[^\0-\u017f\u2010-\u203e]/.test(text);
        expect(lettersOf(text)).toBe(isWestern ? text.replace(/[^\p{L}\p{N}]+/gu, '') : null);
        const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
        expect(countWesternWords(text, "'’-")).toBe(isWestern ? words.length : null);
      }),
      { numRuns: 500 },
    );
  });
});
