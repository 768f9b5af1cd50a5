import { fc } from '@repurpose/testing';
import { documentWords, searchTerms } from './search-words.js';

function finds(search: string, text: string): boolean {
  const words = documentWords([text]);
  const terms = searchTerms(search);
  const isThere = ({ word, isBegin }: (typeof terms)[number]): boolean =>
    isBegin ? words.some((each) => each.startsWith(word)) : words.includes(word);
  return terms.length > 0 && terms.every(isThere);
}

it.each([
  ['bakery', 'How a small Bakery cut its waste'],
  ['bak', 'How a small bakery cut its waste'],
  ['waste small', 'How a small bakery cut its waste'],
  ['cafe', 'Das Café am Eck'],
  ['CAFÉ', 'das cafe am eck'],
  ['strasse', 'Die lange Straße'],
  ['Straße', 'DIE LANGE STRASSE'],
  ['istanbul', 'İSTANBUL’da bir gün'],
  ['øresund', 'Oresund'],
  ['ΟΔΟΣ', 'η οδός'],
  ['елка', 'Ёлка'],
  ['שלום', 'שָׁלוֹם'],
  ['كتاب', 'كِتَابٌ'],
  ['किताब', 'यह किताब है'],
  ['ｆｕｌｌ', 'full width'],
  ["don't", 'Why we don’t'],
  ['1,450', 'It saved £1,450 a month'],
  ['東京', '私は東京に住んでいます'],
  ['京', '私は東京に住んでいます'],
  ['浪费', '每天减少浪费'],
  ['iPhone手机', '新的 iPhone 手机'],
  ['서울', '서울에서 만나요'],
  ['ประเทศ', 'ประเทศไทยสวยงาม'],
  ['がく', 'だいがくせい'],
  ['🍞', 'fresh 🍞 at lunch'],
  ['x'.repeat(90), `a ${'x'.repeat(100)} b`],
])('%s finds “%s”', (search, text) => expect(finds(search, text)).toBe(true));

it.each([
  ['bakery', 'A bake shop'],
  ['aste', 'waste'],
  ['b', 'bakery'],
  ['か', 'が'],
  ['की', 'किताब'],
  ['東北', '私は東京に住んでいます'],
  ['', 'anything'],
  ['%%% --', 'anything % --'],
])('%s does not find “%s”', (search, text) => expect(finds(search, text)).toBe(false));

it('finds every word of a text, and every beginning of two letters or more', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(texts, (text) => {
      for (const { word } of searchTerms(text)) expect(finds(word, text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('has no character in a word that Postgres would read as part of its query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const unsafe = searchTerms(text).filter(({ word }) => !/^[^'\\:&|!()<>*\s\0]+$/u.test(word));
      expect(unsafe).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('keeps a document within what Postgres takes, however large it is', () => {
  const dense = String.fromCodePoint(
    ...Array.from({ length: 100_000 }, (_, at) => 0x4e00 + ((at * 7919) % 20_000)),
  );
  const words = documentWords(Array.from({ length: 3 }, (_, at) => [...dense].slice(at).reverse().join('')));
  const bytes = words.reduce((sum, word) => sum + Buffer.byteLength(word), 0);
  expect(bytes).toBeLessThan(1_000_000);
});
