import { languageOf } from '../../../languages/registry.js';
import type { Numerals } from '../../../languages/numerals.types.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { CURRENCY_BEHIND } from './currencies.js';
import { numberWords } from './number-words.js';
import { PERCENT } from './numbers.js';
import { unitBehind } from './units.js';
import { memoize } from '../../../text/memo.js';

/** Nouns between the two numbers: `two visitors in five`. A German noun there is measured: `ein Plus von 35`. */
const thingOf = (language: string): string =>
  languageOf(language).capitalisesNouns ? '' : '(?: \\p{Ll}{3,}){0,2}';
const MAX_WORD_VALUE = 100;
const BEHIND_CHARS = 24;
const patternOf = memoize((language: string, isStrict: boolean): TextPattern | null => {
  const saying = languageOf(language).numerals.ratio;
  return saying === undefined ? null : new TextPattern(sayingPattern(saying, language, isStrict));
});

function sayingPattern(
  { one, of, loosely }: NonNullable<Numerals['ratio']>,
  language: string,
  isStrict: boolean,
): RegExp {
  const words = [...numberWords(language)].flatMap(([word, value]) =>
    value > 0 && value <= MAX_WORD_VALUE ? [word] : [],
  );
  const number = `(?:\\d{1,4}|${one}|${words.sort((a, b) => b.length - a.length).join('|')})`;
  const between = isStrict || loosely === undefined ? of : `${of}|${loosely}`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,-])(?<part>${number})${thingOf(language)} (?:${between}) (?<whole>${number})(?![\\p{L}\\p{N}%]|[.,]\\d|\\s\\d{3})`,
    'giu',
  );
}

/** Ratios (`three in five`, `7 de cada 10`, `jeder dritte`) as percentages. Strict: only unambiguous ones. */
export function findRatios(text: string, language: string, isStrict: boolean): Mention[] {
  const { ratioInFigures, everyNth } = languageOf(language).numerals;
  if (ratioInFigures !== undefined)
    return [...text.matchAll(ratioInFigures)].flatMap((match) =>
      shareOf(match, Number(match[3]), Number(match[1])),
    );
  const pattern = patternOf(language, isStrict);
  if (pattern === null) return [];
  const valueOf = (word = ''): number =>
    /^\d/.test(word) ? Number(word) : (numberWords(language).get(word.toLowerCase()) ?? 1);
  const said = pattern.matchesIn(text).flatMap((match) => {
    const { part, whole } = match.groups ?? {};
    const end = match.index + match[0].length;
    const behind = text.slice(end, end + BEHIND_CHARS);
    const isMeasured =
      unitBehind(text, end) !== undefined ||
      PERCENT.for(behind).test(behind) ||
      CURRENCY_BEHIND.for(behind).test(behind);
    return isMeasured ? [] : shareOf(match, valueOf(part), valueOf(whole));
  });
  if (everyNth === undefined) return said;
  const every = everyNth.pattern
    .matchesIn(text)
    .flatMap((match) => shareOf(match, 1, everyNth.ordinals.indexOf((match[1] ?? '').toLowerCase()) + 2));
  return [...said, ...every];
}

function shareOf({ 0: said, index: start }: RegExpExecArray, part: number, whole: number): Mention[] {
  if (part >= whole) return [];
  const value = String(Number(((100 * part) / whole).toFixed(1)));
  const end = start + said.length;
  return [{ kind: 'percent', text: said, value, start, end, part: 'share', approximation: 'about' }];
}
