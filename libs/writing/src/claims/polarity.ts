import { languageOf, ofAllLanguages } from '../languages/registry.js';
import type { Polarity } from '../languages/schema.js';
import { memoize } from '../text/memo.js';
import { TextPattern } from '../text/text-pattern.js';

/** Japanese words for growing and shrinking, which have no spaces around them. */
const ASIAN_UP = /増え|増加|増し|増や|増(?=[、。）)]|$)|プラス|成長|上昇|上がっ|伸び|伸ば|拡大/;
const ASIAN_DOWN = /減っ|減少|減り|減ら|減(?=[、。）)]|$)|マイナス|下落|下がっ|落ち込|縮小/;
/** The pattern of a language's polarity words of one kind; without own words, those of all languages. */
const patternOf = memoize((code: string, kind: keyof Polarity): TextPattern => {
  const own = languageOf(code).polarity?.[kind];
  const words = own ?? ofAllLanguages(({ polarity }) => polarity?.[kind]).join('|');
  // words for more and less directly follow the figure: `22 minutes longer`, `300.000 Euro weniger als
  // geplant`
  const behind = kind === 'more' || kind === 'less' ? '^(?: \\p{L}+[²2]?){0,2}? ' : '(?<!\\p{L})';
  return new TextPattern(new RegExp(`${behind}(?:${words})(?!\\p{L})`, 'iu'));
});
const isIn = (text: string, language: string, kind: keyof Polarity): number =>
  Number(patternOf(language, kind).for(text).test(text));

const BY_MORE_ASIAN = /^[^、。\d]{0,6}?(?:多[いくか]|増|高[いくか]|長[いくか]|上回|遅[いく])/;
const BY_LESS_ASIAN = /^[^、。\d]{0,6}?(?:少な|減|低[いくか]|短[いくか]|下回|早[いく])/;

/** 1 if the text after a figure says that something is more by it, -1 for less, 0 for neither. */
export function polarityAfter(behind: string, unit: string, language: string): number {
  if (BY_MORE_ASIAN.test(behind)) return 1;
  if (BY_LESS_ASIAN.test(behind)) return -1;
  const rest = behind.slice(unit.length);
  return isIn(rest, language, 'more') - isIn(rest, language, 'less');
}

/** 1 for growing, -1 for shrinking, 0 for neither or both. */
export function directionOf(sentence: string, language: string): number {
  if (/[\u3040-\u30ff]/.test(sentence))
    return Number(ASIAN_UP.test(sentence)) - Number(ASIAN_DOWN.test(sentence));
  return isIn(sentence, language, 'up') - isIn(sentence, language, 'down');
}

/** `mais 13,5 %`, `plus 8 Prozent`: words and signs directly before a percentage. */
const PLUS_BEFORE = /(?<![\p{L}\d])(?:mais|más|plus|più)\s$|(?<![\d%])[+＋]\s?$/iu;
const MINUS_BEFORE = /(?<![\p{L}\d])(?:menos|minus|moins|meno)\s$|(?<![\dA-Za-z%])[-−▲△]\s?$/iu;

/** 1 if the sign or word before a percentage means more, -1 for less, 0 for neither. */
export function polarityBefore(before: string): number {
  return Number(PLUS_BEFORE.test(before)) - Number(MINUS_BEFORE.test(before));
}
