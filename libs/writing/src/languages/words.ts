import { languageOf } from './registry.js';
import { isUndetermined } from './neutral.js';
import { TextPattern } from '../text/text-pattern.js';
import { countWesternWords } from '../text/western-signs.js';
import { isStopword } from './stop-words.js';
import { memoize } from '../text/memo.js';

const WORD = new TextPattern(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu);
/** Characters that `WORD` allows inside a word. */
const JOINS = "'’-";
const UNSPACED = new TextPattern(
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u,
);
/** Japanese speech runs at about 350 characters while English runs at 150 words: 2.3 characters a word. */
const CHARACTERS_PER_WORD = 2.3;

const segmenterFor = memoize(
  (language: string) =>
    new Intl.Segmenter(isUndetermined(language) ? undefined : language, { granularity: 'word' }),
);

/** Whether a text is written without spaces between words (Japanese, Chinese, Thai …). */
export function isUnspaced(text: string): boolean {
  return UNSPACED.for(text).test(text);
}

/** The words of a text as written, in order; of Japanese those without inflection. */
export function rawWords(text: string, language: string): string[] {
  if (!isUnspaced(text)) return text.match(WORD.for(text)) ?? [];
  const { contentRun } = languageOf(language);
  if (contentRun !== undefined) return text.match(contentRun) ?? [];
  const words: string[] = [];
  for (const part of segmenterFor(language).segment(text)) {
    if (part.isWordLike) words.push(part.segment);
  }
  return words;
}

/** A comparable form: lower-cased, plural and endings folded by keeping the first letters. */
export function prefixKey(word: string): string {
  const lower = word.toLowerCase();
  const plain = /['’]/.test(lower) ? lower.replace(/['’](?:s|re|ve|ll|d|t|m)$/u, '') : lower;
  if (plain.length > 7) return plain.slice(0, 7);
  if (plain.length < 4 || !/[sn]$/.test(plain)) return plain;
  return plain.slice(0, plain.endsWith('es') ? -2 : -1);
}

const isTelling = (word: string, language: string): boolean =>
  word.length > 2 && !isStopword(word.toLowerCase(), language);

function carriesTopic(word: string, language: string): boolean {
  if (isUnspaced(word)) return word.length > 1 && !/^\p{Script=Hiragana}+$/u.test(word);
  return isTelling(word, language);
}

/** The stems of the words that carry a text's topic, in order, repetitions kept. */
export function contentKeys(text: string, language: string): string[] {
  // words are looked at one by one only where some are of a script without spaces
  const carries = isUnspaced(text) ? carriesTopic : isTelling;
  return rawWords(text, language)
    .filter((word) => carries(word, language))
    .map(prefixKey);
}

/** Length in spoken words: what 150 words a minute is measured in, also for scripts without spaces. */
export function countWords(text: string): number {
  const western = countWesternWords(text, JOINS);
  if (western !== null) return western;
  if (!isUnspaced(text)) return text.match(WORD.for(text))?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.max(1, Math.round(letters / CHARACTERS_PER_WORD));
}
