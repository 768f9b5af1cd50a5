import { TextPattern } from '../../../text/text-pattern.js';
import { CURRENCY_BEHIND, currencyOf } from './currencies.js';
import type { Mention } from '../mention.js';
import { approximationOf } from './approximation.js';
import { memoize } from '../../../text/memo.js';

/** Measures in words that no number word says, by language: pattern, amount, unit. */
const MEASURES: Readonly<Record<string, readonly (readonly [string, number, string?])[]>> = {
  en: [
    ['half a million', 5e5],
    ['(?:a )?quarter of a million', 25e4],
    ['half a billion', 5e8],
    ['(?:a )?quarter(?: of a |-| )century', 25, 'year'],
    ['half a century|half-century', 50, 'year'],
    ['half an hour|half-hour|half hour', 30, 'minute'],
    ['(?:a )?quarter of an hour', 15, 'minute'],
    ['three[ -]quarters of an hour', 45, 'minute'],
    ['an hour and a half|one and a half hours', 90, 'minute'],
    ['half a year', 6, 'month'],
    ['half an? (?:litre|liter)', 0.5, 'litre'],
    ['(?:a )?quarter of a (?:kilo|kilogramm?e?)', 0.25, 'kg'],
    ['half a (?:kilo|kilogramm?e?)', 0.5, 'kg'],
    ['half a (?:kilomet(?:re|er)|km)', 0.5, 'km'],
    ['half a mile', 0.5, 'mile'],
    ['a fortnight', 2, 'week'],
  ],
  de: [
    ['(?:eine |einer )?halbe[nr]? Million', 5e5],
    ['(?:eine |einer )?halbe[nr]? Milliarde', 5e8],
    ['(?:eine |einer )?Viertelmillion', 25e4],
    ['(?:ein )?Vierteljahrhundert', 25, 'year'],
    ['(?:ein(?:em)? )?halbe[sn]? Jahrhundert', 50, 'year'],
    ['(?:eine |einer )?halbe[nr]? Stunde', 30, 'minute'],
    ['(?:eine |einer )?Viertelstunde', 15, 'minute'],
    ['(?:eine |einer )?Dreiviertelstunde|drei Viertelstunden', 45, 'minute'],
    ['(?:anderthalb|eineinhalb) Stunden', 90, 'minute'],
    ['(?:anderthalb|eineinhalb) Jahren?', 18, 'month'],
    ['halbe[sn]? Jahr', 6, 'month'],
    ['halbe[rn]? Liter', 0.5, 'litre'],
    ['halbe[sn]? Kilo(?:gramm)?', 0.5, 'kg'],
    ['Viertelliter', 0.25, 'litre'],
    ['halbe[rn]? Kilometer', 0.5, 'km'],
  ],
  es: [
    ['medio millón', 5e5],
    ['(?:un )?cuarto de siglo', 25, 'year'],
    ['medio siglo', 50, 'year'],
    ['media hora', 30, 'minute'],
    ['(?:un )?cuarto de hora', 15, 'minute'],
    ['tres cuartos de hora', 45, 'minute'],
    ['(?:una )?hora y media', 90, 'minute'],
    ['(?:un )?año y medio', 18, 'month'],
    ['medio año', 6, 'month'],
    ['medio litro', 0.5, 'litre'],
    ['(?:un )?cuarto de litro', 0.25, 'litre'],
    ['(?:un )?cuarto de kilo', 0.25, 'kg'],
    ['medio kilo(?:gramo)?', 0.5, 'kg'],
    ['medio kilómetro', 0.5, 'km'],
  ],
  fr: [
    ['(?:un )?demi-million', 5e5],
    ['(?:un )?quart de siècle', 25, 'year'],
    ['(?:un )?demi-siècle', 50, 'year'],
    ['(?:une )?demi-heure', 30, 'minute'],
    ["(?:un )?quart d[’']heure", 15, 'minute'],
    ["trois quarts d[’']heure", 45, 'minute'],
    ['(?:une )?heure et demie', 90, 'minute'],
    ['(?:un )?an et demi', 18, 'month'],
    ['demi-litre', 0.5, 'litre'],
    ['demi-kilo', 0.5, 'kg'],
  ],
  pt: [
    ['meio milhão', 5e5],
    ['meia hora', 30, 'minute'],
    ['(?:um )?quarto de hora', 15, 'minute'],
    ['três quartos de hora', 45, 'minute'],
    ['(?:uma )?hora e meia', 90, 'minute'],
    ['(?:um )?ano e meio', 18, 'month'],
    ['meio litro', 0.5, 'litre'],
    ['meio quilo', 0.5, 'kg'],
  ],
  it: [
    ['mezzo milione', 5e5],
    ['(?:un )?quarto di secolo', 25, 'year'],
    ['mezzo secolo', 50, 'year'],
    ["mezz[’']ora|mezza ora", 30, 'minute'],
    ["(?:un )?quarto d[’']ora", 15, 'minute'],
    ["tre quarti d[’']ora", 45, 'minute'],
    ["(?:un[’'])?ora e mezzo?a?", 90, 'minute'],
    ['(?:un )?anno e mezzo', 18, 'month'],
    ['mezzo litro', 0.5, 'litre'],
    ['mezzo chilo', 0.5, 'kg'],
  ],
  nl: [
    ['half miljoen', 5e5],
    ['(?:een )?half uur', 30, 'minute'],
    ['(?:een )?kwartier', 15, 'minute'],
    ['drie kwartier', 45, 'minute'],
    ['anderhalf uur', 90, 'minute'],
    ['anderhalf jaar', 18, 'month'],
    ['half jaar', 6, 'month'],
    ['halve liter', 0.5, 'litre'],
    ['halve kilo', 0.5, 'kg'],
  ],
  ja: [
    ['1時間半', 90, 'minute'],
    ['半年', 6, 'month'],
    ['1年半', 18, 'month'],
  ],
};

interface Measures {
  /** The words of any of them: a text without is not searched for each. */
  any: TextPattern;
  each: readonly (readonly [TextPattern, number, string | undefined])[];
}

const measuresOf = memoize((language: string): Measures => {
  const [before, behind] = language === 'ja' ? ['(?<!\\d)', ''] : ['(?<![\\p{L}-])', '(?!\\p{L})'];
  const measures = MEASURES[language] ?? [];
  const each = measures.map(
    ([words, amount, unit]) =>
      [new TextPattern(new RegExp(`${before}(?:${words})${behind}`, 'giu')), amount, unit] as const,
  );
  const any = new TextPattern(new RegExp(measures.map(([words]) => words).join('|') || '(?!)', 'iu'));
  return { any, each };
});

/** Times and amounts in halves and quarters, `drie kwartier`, in their smaller unit: what a telling may say in figures. */
export function findHalves(text: string, language: string): Mention[] {
  const { any, each } = measuresOf(language);
  if (!any.for(text).test(text)) return [];
  return each.flatMap(([pattern, amount, unit]) =>
    [...text.matchAll(pattern.for(text))].map((match) => measureOf(match, text, amount, unit)),
  );
}

function measureOf(
  { 0: said, index: start }: RegExpExecArray,
  text: string,
  amount: number,
  unit: string | undefined,
): Mention {
  const end = start + said.length;
  const approximation = approximationOf(text, start);
  const open = approximation === undefined ? {} : { approximation };
  const number: Mention = { kind: 'number', text: said, value: String(amount), start, end, ...open };
  if (unit !== undefined) return { ...number, unit };
  const behind = text.slice(end, end + 24);
  const currency = CURRENCY_BEHIND.for(behind).exec(behind)?.[0];
  if (currency === undefined) return number;
  const value = `${currencyOf(currency)}:${amount}`;
  return { ...number, kind: 'money', text: said + currency, value, end: end + currency.length };
}
