import { languageOf } from './registry.js';
import { isUndetermined } from './neutral.js';
import { TextPattern } from '../text/text-pattern.js';
import { countWesternWords } from '../text/western-signs.js';
import { isStopword } from './stop-words.js';
import { memoize } from '../text/memo.js';

const WORD = new TextPattern(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu);
const JOINS = "'’-";
const UNSPACED = new TextPattern(
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u,
);
/** Japanese speech has about 350 characters a minute, English 150 words: 2.3 characters a word. */
const CHARACTERS_PER_WORD = 2.3;

const segmenterFor = memoize(
  (language: string) =>
    new Intl.Segmenter(isUndetermined(language) ? undefined : language, { granularity: 'word' }),
);

export function isUnspaced(text: string): boolean {
  return UNSPACED.for(text).test(text);
}

/** The words of a text as written, in order; in Japanese only runs of kanji, katakana and Latin letters. */
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

/** The first letters of a word in lower case, without plural ending, so that its forms compare as equal. */
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

/** The keys of a text's content words, in order, with repetitions. */
export function contentKeys(text: string, language: string): string[] {
  // words are tested one by one only in scripts without spaces
  const carries = isUnspaced(text) ? carriesTopic : isTelling;
  return rawWords(text, language)
    .filter((word) => carries(word, language))
    .map(prefixKey);
}

/** The number of words a text has when spoken at 150 words a minute, also in scripts without spaces. */
export function countWords(text: string): number {
  const western = countWesternWords(text, JOINS);
  if (western !== null) return western;
  if (!isUnspaced(text)) return text.match(WORD.for(text))?.length ?? 0;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return Math.max(1, Math.round(letters / CHARACTERS_PER_WORD));
}
