import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { approximationOf } from './approximation.js';
import { memoize } from '../../../text/memo.js';

/** How a language says so many parts: counts from one on, and parts from thirds to tenths, one and several of them. */
interface Naming {
  counts: string;
  /** Part of how many → one of them and several of them. */
  parts: Readonly<Record<number, string>>;
}
const NAMED: Readonly<Record<string, Naming>> = {
  en: {
    counts: '(?:a|one);two;three;four;five;six;seven;eight;nine',
    parts: { 5: 'fifths?', 6: 'sixths?', 8: 'eighths?', 10: 'tenths?' },
  },
  de: {
    counts: 'ein(?:em)?;zwei;drei;vier;fünf;sechs;sieben;acht;neun',
    parts: { 5: 'fünfteln?', 6: 'sechsteln?', 8: 'achteln?', 10: 'zehnteln?' },
  },
  es: {
    counts: '(?:una?|la);dos;tres;cuatro;cinco;seis;siete;ocho;nueve',
    parts: { 5: 'quint[oa]s?(?: partes?)?', 8: 'octav[oa]s?(?: partes?)?', 10: 'décim[oa]s?(?: partes?)?' },
  },
  fr: {
    counts: 'un;(?:les )?deux;(?:les )?trois;(?:les )?quatre;cinq;six;sept;huit;neuf',
    parts: { 5: 'cinquièmes?', 6: 'sixièmes?', 8: 'huitièmes?', 10: 'dixièmes?' },
  },
  pt: {
    counts: 'um;dois;três;quatro;cinco;seis;sete;oito;nove',
    parts: { 5: 'quintos?', 6: 'sextos?', 8: 'oitavos?', 10: 'décimos?' },
  },
  it: {
    counts: 'un;due;tre;quattro;cinque;sei;sette;otto;nove',
    parts: { 5: 'quint[oi]', 6: 'sest[oi]', 8: 'ottav[oi]', 10: 'decim[oi]' },
  },
  nl: {
    counts: '(?:een|één);twee;drie;vier;vijf;zes;zeven;acht;negen',
    parts: { 5: '(?:vijfde|vijfden)', 6: 'zesden?', 8: 'achtsten?', 10: 'tienden?' },
  },
};

/** Fifths and smaller parts of a language, as the counts and the parts give them. */
function smallParts(language: string): readonly (readonly [string, string])[] {
  if (language === 'ja') return japaneseParts();
  const naming = NAMED[language];
  if (naming === undefined) return [];
  return Object.entries(naming.parts).flatMap(([of, name]) =>
    naming.counts.split(';').flatMap((count, at) => {
      const percent = (100 * (at + 1)) / Number(of);
      return percent >= 100 ? [] : [[`${count}[ -]?${name}`, String(Number(percent.toFixed(1)))] as const];
    }),
  );
}

const KANJI = '一二三四五六七八九十';

/** `3分の1`, `三分の一`. */
function japaneseParts(): (readonly [string, string])[] {
  const digit = (value: number): string => `(?:${value}|${KANJI.charAt(value - 1)})`;
  return [3, 4, 5, 6, 8, 10].flatMap((of) =>
    Array.from({ length: of - 1 }, (_, at): readonly [string, string] => {
      const percent = (100 * (at + 1)) / of;
      return [`${digit(of)}分の${digit(at + 1)}(?!\\d)`, String(Number(percent.toFixed(1)))];
    }),
  );
}

/** Thirds, quarters and halves in words, as percentages; longer ones first. */
const PARTS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['three[ -]quarters|three[ -]fourths', '75'],
    ['two[ -]thirds', '66.7'],
    ['(?:a|one)[ -]third|(?<=(?:by|about|almost|nearly) a )third', '33.3'],
    ['(?:a|one)[ -]quarter|(?:a|one)[ -]fourth', '25'],
    ['half', '50'],
  ],
  de: [
    ['drei ?vierteln?', '75'],
    ['zwei dritteln?', '66.7'],
    ['ein(?:em)? drittel', '33.3'],
    ['ein(?:em)? viertel', '25'],
    ['die hälfte|der hälfte', '50'],
  ],
  es: [
    ['tres cuartas partes|tres cuartos', '75'],
    ['dos tercios|dos terceras partes', '66.7'],
    ['un tercio|una tercera parte', '33.3'],
    ['un cuarto|una cuarta parte', '25'],
    ['la mitad', '50'],
  ],
  fr: [
    ['(?:les )?trois quarts', '75'],
    ['(?:les )?deux tiers', '66.7'],
    ['un tiers', '33.3'],
    ['un quart', '25'],
    ['la moitié', '50'],
  ],
  pt: [
    ['três quartos', '75'],
    ['dois terços', '66.7'],
    ['um terço', '33.3'],
    ['um quarto', '25'],
    ['metade', '50'],
  ],
  it: [
    ['tre quarti', '75'],
    ['due terzi', '66.7'],
    ['un terzo', '33.3'],
    ['un quarto', '25'],
    ['(?:la )?metà', '50'],
  ],
  nl: [
    ['drie ?kwart', '75'],
    ['twee ?derde', '66.7'],
    ['een ?derde', '33.3'],
    ['een kwart', '25'],
    ['de helft', '50'],
  ],
  ja: [['半分|半数', '50']],
};
/** What a part is of: without it, `half` is a measure (`half an hour`) or an idiom (`half the battle`). */
const WHOLE: Readonly<Record<string, string>> = {
  en: '(?= of | the \\p{L}+s\\b| \\()',
  de: '(?= de[rs] | aller | von | aus )',
  es: '(?= del? )',
  fr: "(?= de| d[’'])",
  pt: '(?= d[aoe]s? )',
  it: '(?= d[ei]| dell)',
  nl: '(?= van )',
  ja: '',
};
/** What something grew or shrank by is a part of what it was. */
const BY =
  "(?<=(?<!\\p{L})(?:(?:by|um|en|de|di|met) (?:(?:about|almost|nearly|around|over|more than|fast|rund|knapp|etwa|gut|mehr als|casi|cerca de|más de|près de|presque|plus de|quasi|oltre|quase|mais de|bijna|ruim) )?|d['’]))";
const BY_BEFORE = new TextPattern(new RegExp(`${BY}$`, 'iu'));

/** What opens a sentence as a share does: `La mitad lo pagó`. */
const OPENING: Readonly<Record<string, string>> = {
  de: 'die hälfte|ein drittel',
  es: 'la mitad|un tercio',
  fr: 'la moitié|un tiers',
  pt: 'metade|um terço',
  it: 'la metà',
  nl: 'de helft',
};

type Part = readonly [pattern: TextPattern, value: string];
interface Parts {
  /** The words of any of them: a text without is not searched for each. */
  any: TextPattern;
  each: readonly Part[];
}

/** Small parts and large ones apart: `half` stands in every other text, and there are forty of the small ones. */
const partsOf = memoize((language: string, isStrict: boolean): readonly Parts[] => {
  const whole = isStrict ? (WHOLE[language] ?? '') : '';
  const opens = OPENING[language];
  const opening = isStrict && opens !== undefined ? `(?<=^|[.!?\\n] ?)(?=${opens})` : '(?!)';
  const by = isStrict && whole !== '' ? BY : '';
  const edge = language === 'ja' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const patternOf = (words: string): TextPattern =>
    new TextPattern(
      new RegExp(
        `${edge[0]}(?:${by}(?:${words})|${opening}(?:${words})(?= \\p{Ll})|(?:${words})${edge[1]}${whole})${edge[1]}`,
        'giu',
      ),
    );
  return [smallParts(language), PARTS[language] ?? []].map((parts) => ({
    any: new TextPattern(new RegExp(parts.map(([words]) => words).join('|') || '(?!)', 'iu')),
    each: parts.map(([words, value]): Part => [patternOf(words), value]),
  }));
});

/** Parts of a whole in words (`two thirds of`), as percentages. Strict: only those of something that is named. */
export function findFractions(text: string, language: string, isStrict: boolean): Mention[] {
  const near = partsOf(language, isStrict).filter(({ any }) => any.for(text).test(text));
  const said = near
    .flatMap(({ each }) => each)
    .flatMap(([pattern, value]) =>
      [...text.matchAll(pattern.for(text))].map(({ 0: said, index: start }): Mention => {
        const before = text.slice(Math.max(0, start - 20), start);
        // the `de` of `más de un tercio` belongs to what leaves it open
        const isBy = BY_BEFORE.for(before).test(before) && approximationOf(text, start) === undefined;
        const part = isBy ? 'change' : 'share';
        return { kind: 'percent', text: said, value, start, end: start + said.length, part };
      }),
    );
  return [...writtenParts(text), ...said];
}

const IN_DIGITS = /(?<![\d/.,])([1-9])\/(10|[2-9])(?![\d/])/g;

/** `1/8`. */
function writtenParts(text: string): Mention[] {
  return [...text.matchAll(IN_DIGITS)].flatMap(({ 0: said, 1: part, 2: whole, index: start }): Mention[] => {
    if (Number(part) >= Number(whole)) return [];
    const value = String(Number(((100 * Number(part)) / Number(whole)).toFixed(1)));
    return [{ kind: 'percent', text: said, value, start, end: start + said.length, part: 'share' }];
  });
}
