import type { Term } from '@repurpose/contract';
import { readSource } from '../source/read-source.js';
import { upperFirst } from '../text/upper-first.js';
import { applyVoice } from './apply-voice.js';
import { banned, voiceOf } from './voice.fixture.js';

/* Six places of a banned word in ten languages: where it is replaced, and where it must not be. */

interface Planted {
  language: string;
  word: string;
  many: string;
  to: string;
  toMany: string;
  /** Sentences with the word, with several of it, with it first, and in a quotation. */
  plain: (word: string) => string;
  plural: (word: string) => string;
  first: (word: string) => string;
  quoted: (word: string) => string;
}

const LANGUAGES: readonly Planted[] = [
  {
    ...{ language: 'en', word: 'crane', many: 'cranes', to: 'hoist', toMany: 'hoists' },
    plain: (word) => `We need the ${word} here.`,
    plural: (word) => `We need two old ${word} here.`,
    first: (word) => `${word} and rope are old.`,
    quoted: (word) => `She said: “The ${word} is old.”`,
  },
  {
    ...{ language: 'de', word: 'Kran', many: 'Kräne', to: 'Lift', toMany: 'Lifte' },
    plain: (word) => `Wir brauchen den ${word} hier.`,
    plural: (word) => `Wir brauchen alte ${word} hier.`,
    first: (word) => `${word} und Seil sind alt.`,
    quoted: (word) => `Sie sagte: „Der ${word} ist alt.“`,
  },
  {
    ...{ language: 'fr', word: 'bateau', many: 'bateaux', to: 'navire', toMany: 'navires' },
    plain: (word) => `Nous prenons le ${word} ici.`,
    plural: (word) => `Nous prenons les ${word} ici.`,
    first: (word) => `${word} et corde sont là.`,
    quoted: (word) => `Elle dit : « Le ${word} est vieux. »`,
  },
  {
    ...{ language: 'es', word: 'barco', many: 'barcos', to: 'buque', toMany: 'buques' },
    plain: (word) => `Tomamos el ${word} aquí.`,
    plural: (word) => `Tomamos los ${word} aquí.`,
    first: (word) => `${word} y cuerda están listos.`,
    quoted: (word) => `Ella dijo: «El ${word} es viejo».`,
  },
  {
    ...{ language: 'it', word: 'barca', many: 'barche', to: 'nave', toMany: 'navi' },
    plain: (word) => `Usiamo la ${word} qui.`,
    plural: (word) => `Usiamo le ${word} qui.`,
    first: (word) => `${word} e corda sono pronti.`,
    quoted: (word) => `Lei disse: «La ${word} è vecchia».`,
  },
  {
    ...{ language: 'pt', word: 'barco', many: 'barcos', to: 'navio', toMany: 'navios' },
    plain: (word) => `Usamos o ${word} aqui.`,
    plural: (word) => `Usamos os ${word} aqui.`,
    first: (word) => `${word} e corda estão prontos.`,
    quoted: (word) => `Ela disse: “O ${word} é velho.”`,
  },
  {
    ...{ language: 'nl', word: 'boot', many: 'boten', to: 'sloep', toMany: 'sloepen' },
    plain: (word) => `Wij nemen de ${word} hier.`,
    plural: (word) => `Wij nemen oude ${word} hier.`,
    first: (word) => `${word} en touw zijn oud.`,
    quoted: (word) => `Zij zei: “De ${word} is oud.”`,
  },
  {
    ...{ language: 'sv', word: 'båt', many: 'båtar', to: 'skuta', toMany: 'skutor' },
    plain: (word) => `Vi tar en ${word} här.`,
    plural: (word) => `Vi tar gamla ${word} här.`,
    first: (word) => `${word} och rep är gamla.`,
    quoted: (word) => `Hon sade: ”En ${word} är gammal.”`,
  },
  {
    ...{ language: 'pl', word: 'statek', many: 'statki', to: 'okręt', toMany: 'okręty' },
    plain: (word) => `Mamy tu ${word} i linę.`,
    plural: (word) => `Mamy tu stare ${word} i liny.`,
    first: (word) => `${word} i lina są stare.`,
    quoted: (word) => `Powiedziała: „To stary ${word}.”`,
  },
  {
    ...{ language: 'tr', word: 'gemi', many: 'gemiler', to: 'vapur', toMany: 'vapurlar' },
    plain: (word) => `Burada bir ${word} var.`,
    plural: (word) => `Burada eski ${word} var.`,
    first: (word) => `${word} ve halat eski.`,
    quoted: (word) => `Dedi ki: “Bu ${word} eski.”`,
  },
];

const source = readSource('The harbour has 40 berths. Anna Keel runs it.');
const said = (text: string, terms: readonly Term[], language: string): string => {
  const draft = { format: 'summary', title: '', bullets: [text] } as const;
  const voiced = applyVoice({ ...draft, bullets: [...draft.bullets] }, voiceOf({}, terms), {
    ...source,
    language,
  }).draft;
  return voiced.format === 'summary' ? (voiced.bullets[0] ?? '') : '';
};

const cases = LANGUAGES.flatMap(
  ({
    language,
    word,
    many,
    to,
    toMany,
    plain,
    plural,
    first,
    quoted,
  }): [string, string, string, Term[]][] => {
    const terms = [banned(word, to), banned(many, toMany)];
    const stays = [
      quoted(word),
      plain(`@${word}`),
      plain(`https://example.com/${word}`),
      plain(`${word}-box`),
    ].map((text): [string, string, string, Term[]] => [language, text, text, terms]);
    return [
      ...stays,
      [language, plural(many), plural(toMany), terms],
      [language, first(upperFirst(word)), first(upperFirst(to)), terms],
    ];
  },
);

it('there are sixty cases', () => {
  expect(cases).toHaveLength(60);
});

it.each(cases)('%s: %s → %s', (language, before, after, terms) => {
  expect(said(before, terms, language)).toBe(after);
  expect(said(after, terms, language)).toBe(after);
});

it('a word is only for texts in its language', () => {
  const swap = [
    { ...banned('Gift', 'Präsent'), language: 'de' },
    { ...banned('gift', 'present'), language: 'en' },
  ];
  expect(said('We need a gift here.', swap, 'en')).toBe('We need a present here.');
  expect(said('Wir brauchen das Gift hier.', swap, 'de')).toBe('Wir brauchen das Präsent hier.');
  expect(said('Nous prenons le gift ici.', swap, 'fr')).toBe('Nous prenons le gift ici.');
});
