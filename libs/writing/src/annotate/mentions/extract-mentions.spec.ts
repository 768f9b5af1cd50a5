import { findMentions } from './extract-mentions.js';

/** Language, text, and the facts in order as `kind value`. */
const ROWS: [language: string, text: string, facts: string[]][] = [
  [
    'en',
    'About 12,400 readers, 12.4 thousand loans and 1.2M clicks.',
    ['number 12400', 'number 12400', 'number 1200000'],
  ],
  ['en', 'It took six weeks and twenty-five people, one of them late.', ['number 6', 'number 25']],
  [
    'en',
    'He came 3rd with $19.99, £5k and 300 euros.',
    ['number 3', 'money usd:19.99', 'money gbp:5000', 'money eur:300'],
  ],
  ['en', 'Up 25%, 25 percent or 25 per cent.', ['percent 25', 'percent 25', 'percent 25']],
  [
    'en',
    'In March 2017, on June 2, 2015 and since 2 May.',
    ['date 2017-03', 'date 2015-06-02', 'date --05-02'],
  ],
  [
    'en',
    'From 1960-2015, in the 1990s and on 2024-03-01.',
    ['date 1960', 'date 2015', 'date 1990s', 'date 2024-03-01'],
  ],
  ['en', 'Some 1800 people may march in May.', ['number 1800', 'date --05']],
  [
    'en',
    'We met Ann Lee from the U.S. Census Bureau at NASA.',
    ['name ann lee', 'name u s census bureau', 'name nasa'],
  ],
  ['en', 'However, Monday’s talk by iFixit was fine.', ['name monday', 'name ifixit']],
  [
    'en',
    'See https://www.x.example/a/?b=1, x.com or a@b.org.',
    ['url x.example/a/?b=1', 'url x.com', 'url a@b.org'],
  ],
  [
    'en',
    'We have a plan (a pdf (https://x.example/plan.pdf)) and a wiki (https://x.example/A_(b)), it says.',
    ['url x.example/plan.pdf', 'url x.example/a_(b)'],
  ],
  ['en', 'The 18F team wrote v2 of a SHA-1 tool.', ['name 18f', 'name sha 1']],
  [
    'de',
    'Am 3. März 2019 kosteten 1.250 Lampen 2,4 Mio. Euro, 12,5 Prozent mehr.',
    ['date 2019-03-03', 'number 1250', 'money eur:2400000', 'percent 12.5'],
  ],
  [
    'es',
    'El 14 de mayo de 2022 ganó 3,2 mil millones de euros.',
    ['date 2022-05-14', 'money eur:3200000000'],
  ],
  ['fr', 'Le 1er juin 2020, 1 250 lampes et 20 % de plus.', ['date 2020-06-01', 'number 1250', 'percent 20']],
  [
    'ja',
    '2018年4月、1億2000万円と３１人、増加率は150％。',
    ['date 2018-04', 'money jpy:120000000', 'number 31', 'percent 150'],
  ],
];

describe('facts of a text', () => {
  it.each(ROWS)('%s: %s', (language, text, expected) => {
    const facts = findMentions(text, language);
    expect(facts.map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
    for (const { kind, start, end, text: said } of facts)
      if (kind !== 'quote') expect(text.slice(start, end)).toBe(said);
  });

  it.each([
    ['en', '"We never close our doors," said Ann Lee of Acme.', 'Ann Lee'],
    ['en', 'Ann Lee, who runs it, says: “We never close our doors.”', 'Ann Lee'],
    ['en', 'According to Ann Lee, "we never close our doors."', 'Ann Lee'],
    ['de', '„Wir schließen unsere Türen nie“, sagte Petra Vogel.', 'Petra Vogel'],
    ['es', '«Nunca cerramos nuestras puertas», explica Lucía Ruiz.', 'Lucía Ruiz'],
    ['ja', '「私たちは決して扉を閉めません」と高橋さんは話す。', '高橋'],
  ])('%s: a quotation knows its speaker: %s', (language, text, speaker) => {
    expect(findMentions(text, language).find(({ kind }) => kind === 'quote')).toMatchObject({ speaker });
  });
});

it.each([
  '  Utilize the crane daily.',
  `${' '.repeat(20)}Loosen the soil.`,
  `It is.\n${' '.repeat(20)}Water it.`,
])('a word behind a label that was blanked out opens the line: %j', (text) => {
  expect(findMentions(text, 'en').filter(({ kind }) => kind === 'name')).toEqual([]);
});
