import type { TraitKey } from '@repurpose/contract';
import type { SentenceCounts } from './text-counts.js';

export type Traits = Record<Exclude<TraitKey, 'functionWords'>, number>;

const SHORT_SENTENCE_WORDS = 6;
const LONG_SENTENCE_WORDS = 25;
/** Window of the moving type–token ratio. */
const VARIETY_WORDS = 50;

/** Different words among fifty, on average: independent of a text's length. */
function varietyOf(words: readonly string[]): number {
  const size = Math.min(VARIETY_WORDS, words.length);
  const lastAt = new Map<string, number>();
  let different = 0;
  // A word is new to each window that has it and not its use before.
  words.forEach((word, at) => {
    const first = Math.max(at - size + 1, (lastAt.get(word) ?? -1) + 1, 0);
    different += Math.max(0, Math.min(at, words.length - size) - first + 1);
    lastAt.set(word, at);
  });
  return size === 0 ? 0 : different / size / (words.length - size + 1);
}

type Counted = {
  [Key in keyof SentenceCounts]: SentenceCounts[Key] extends number ? Key : never;
}[keyof SentenceCounts];

/** The traits that one sentence can have. */
export type Rates = Omit<Traits, 'variety'>;

/** The rates of a text that show its writer's habits; all are independent of its length. */
export const traitsOf = (sentences: readonly SentenceCounts[]): Traits => ({
  ...ratesOf(sentences),
  variety: varietyOf(sentences.flatMap(({ words }) => words)),
});

/** The same without the variety of words, which takes the longest to find. */
export function ratesOf(sentences: readonly SentenceCounts[]): Rates {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const sumOf = (key: Counted): number => sentences.reduce((sum, sentence) => sum + sentence[key], 0);
  const share = (test: (length: number) => boolean): number =>
    sentences.filter((sentence) => test(sentence.words.length)).length / Math.max(1, sentences.length);
  const perWord = (key: Counted): number => sumOf(key) / Math.max(1, words);
  const perSentence = (key: Counted): number => sumOf(key) / Math.max(1, sentences.length);
  return {
    sentenceWords: words / Math.max(1, sentences.length),
    shortSentences: share((length) => length <= SHORT_SENTENCE_WORDS),
    longSentences: share((length) => length > LONG_SENTENCE_WORDS),
    wordLetters: perWord('letters'),
    longWords: perWord('longWords'),
    contractions: perWord('contractions'),
    firstPerson: perWord('firstPerson'),
    reader: perWord('reader'),
    questions: perSentence('questions'),
    exclamations: perSentence('exclamations'),
    commas: perSentence('commas'),
    dashes: perWord('dashes'),
    brackets: perWord('brackets'),
  };
}
