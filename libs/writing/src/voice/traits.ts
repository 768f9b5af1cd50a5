import { TRAITS, type TraitKey } from '@repurpose/contract';
import { discourseOf } from '../languages/discourse-words.js';
import { partsOfText } from '../text/units-of-text.js';

export type Traits = Record<TraitKey, number>;

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
const LONG_WORD_LETTERS = 6;
const SHORT_SENTENCE_WORDS = 6;
const LONG_SENTENCE_WORDS = 25;
/** Window of the moving type–token ratio. */
const VARIETY_WORDS = 50;

const NONE: ReadonlySet<string> = new Set();

/** Different words among fifty, on average: independent of a text's length. */
function varietyOf(words: readonly string[]): number {
  const size = Math.min(VARIETY_WORDS, words.length);
  const counts = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  words.forEach((word, at) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const leaving = at >= size ? words[at - size] : undefined;
    if (leaving !== undefined) {
      const left = (counts.get(leaving) ?? 0) - 1;
      if (left > 0) counts.set(leaving, left);
      else counts.delete(leaving);
    }
    if (at < size - 1) return;
    sum += counts.size / size;
    windows += 1;
  });
  return windows === 0 ? 0 : sum / windows;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The rates of a text that show its writer's habits; all are independent of its length. */
export function traitsOf(text: string, language: string): Traits {
  const sentences = text
    .split('\n')
    .flatMap((line) => partsOfText(line, 'sentence'))
    .filter((part) => part.trim() !== '');
  const lengths = sentences.map((sentence) => countOf(sentence, WORD)).filter((length) => length > 0);
  const words = Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase());
  const { author = NONE, reader = NONE } = discourseOf(language) ?? {};
  const share = (test: (length: number) => boolean): number =>
    lengths.filter(test).length / Math.max(1, lengths.length);
  const perWord = (count: number): number => count / Math.max(1, words.length);
  const perSentence = (count: number): number => count / Math.max(1, lengths.length);
  return {
    sentenceWords: perSentence(words.length),
    shortSentences: share((length) => length <= SHORT_SENTENCE_WORDS),
    longSentences: share((length) => length > LONG_SENTENCE_WORDS),
    wordLetters: perWord(words.reduce((sum, { length }) => sum + length, 0)),
    longWords: perWord(words.filter(({ length }) => length > LONG_WORD_LETTERS).length),
    variety: varietyOf(words),
    contractions: perWord(countOf(text, /\p{L}[’']\p{Ll}{1,2}(?!\p{L})/gu)),
    firstPerson: perWord(words.filter((word) => author.has(word)).length),
    reader: perWord(words.filter((word) => reader.has(word)).length),
    questions: perSentence(countOf(text, /\?/gu)),
    exclamations: perSentence(countOf(text, /!/gu)),
    commas: perSentence(countOf(text, /,/gu)),
    dashes: perWord(countOf(text, /[—–]|\s-\s/gu)),
    brackets: perWord(countOf(text, /\(/gu)),
  };
}

/** A value for each trait. */
export const mapTraits = <Value>(value: (key: TraitKey) => Value): Record<TraitKey, Value> =>
  // Every key of TRAITS is set.
  Object.fromEntries(TRAITS.map((key) => [key, value(key)])) as Record<TraitKey, Value>;
