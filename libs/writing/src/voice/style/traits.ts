import type { TraitKey } from '@repurpose/contract';
import type { SentenceCounts } from './text-counts.js';

export type Traits = Record<Exclude<TraitKey, 'functionWords'>, number>;

const SHORT_SENTENCE_WORDS = 6;
const LONG_SENTENCE_WORDS = 25;
const VARIETY_WORDS = 50;

/** The average number of different words in a window of fifty, as a fraction; independent of a text's length. */
function varietyOf(sentences: readonly SentenceCounts[], length: number): number {
  const size = Math.min(VARIETY_WORDS, length);
  const most = sentences.reduce((found, { words }) => words.reduce((a, b) => Math.max(a, b), found), 0);
  /** The position after each word's last use. */
  const behind = new Uint32Array(most + 1);
  let [different, at] = [0, 0];
  // a word is new in each window that contains it but not its previous use
  for (const { words } of sentences)
    for (const word of words) {
      const first = Math.max(at - size + 1, behind[word] ?? 0);
      different += Math.max(0, Math.min(at, length - size) - first + 1);
      at += 1;
      behind[word] = at;
    }
  return size === 0 ? 0 : different / size / (length - size + 1);
}

type Counted = {
  [Key in keyof SentenceCounts]: SentenceCounts[Key] extends number ? Key : never;
}[keyof SentenceCounts];

/** The traits that a single sentence can have. */
export type Rates = Omit<
  Traits,
  'variety' | 'sentenceLow' | 'sentenceMedian' | 'sentenceHigh' | 'paragraphWords' | 'lix' | 'contracted'
>;

/** The LIX readability score: words per sentence plus the percentage of words with more than six letters. */
export const lixOf = ({ sentenceWords, longWords }: Pick<Rates, 'sentenceWords' | 'longWords'>): number =>
  sentenceWords + 100 * longWords;

function sumOf(sentences: readonly SentenceCounts[], key: Counted): number {
  let sum = 0;
  for (const sentence of sentences) sum += sentence[key];
  return sum;
}

/** The traits of a text, independent of its length; NaN if a trait does not apply. */
export function traitsOf(sentences: readonly SentenceCounts[]): Traits {
  const rates = ratesOf(sentences);
  const lengths = sentences.map(({ words }) => words.length).sort((a, b) => a - b);
  const at = (part: number): number => lengths[Math.round(part * (lengths.length - 1))] ?? 0;
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return {
    ...rates,
    ...{ sentenceLow: at(0.1), sentenceMedian: at(0.5), sentenceHigh: at(0.9) },
    paragraphWords: words / Math.max(1, sumOf(sentences, 'paragraphs')),
    lix: lixOf(rates),
    contracted: sumOf(sentences, 'contracted') / sumOf(sentences, 'contractible'),
    variety: varietyOf(sentences, words),
  };
}

/** The traits that do not need several sentences. */
export function ratesOf(sentences: readonly SentenceCounts[]): Rates {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const share = (test: (length: number) => boolean): number =>
    sentences.filter((sentence) => test(sentence.words.length)).length / Math.max(1, sentences.length);
  const perWord = (key: Counted): number => sumOf(sentences, key) / Math.max(1, words);
  const perSentence = (key: Counted): number => sumOf(sentences, key) / Math.max(1, sentences.length);
  return {
    sentenceWords: words / Math.max(1, sentences.length),
    shortSentences: share((length) => length < SHORT_SENTENCE_WORDS),
    longSentences: share((length) => length > LONG_SENTENCE_WORDS),
    wordLetters: perWord('letters'),
    longWords: perWord('longWords'),
    firstSingular: perWord('firstSingular'),
    firstPlural: perWord('firstPlural'),
    reader: perWord('reader'),
    linkOpeners: perSentence('linkOpeners'),
    pronounOpeners: perSentence('pronounOpeners'),
    hedges: perWord('hedges'),
    stockPhrases: perWord('stockPhrases'),
    questions: perSentence('questions'),
    commas: perSentence('commas'),
    exclamationMarks: perWord('exclamationMarks'),
    semicolons: perWord('semicolons'),
    colons: perWord('colons'),
    dashes: perWord('dashes'),
    brackets: perWord('brackets'),
    emoji: perWord('emoji'),
  };
}
