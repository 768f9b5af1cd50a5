import type { TraitKey } from '@repurpose/contract';
import type { SentenceCounts } from './text-counts.js';

export type Traits = Record<Exclude<TraitKey, 'functionWords'>, number>;

const SHORT_SENTENCE_WORDS = 6;
const LONG_SENTENCE_WORDS = 25;
/** Window of the moving type–token ratio. */
const VARIETY_WORDS = 50;

/** Different words among fifty, on average: independent of a text's length. */
function varietyOf(sentences: readonly SentenceCounts[], length: number): number {
  const size = Math.min(VARIETY_WORDS, length);
  const most = sentences.reduce((found, { words }) => words.reduce((a, b) => Math.max(a, b), found), 0);
  /** The place after a word's last use, by its number. */
  const behind = new Uint32Array(most + 1);
  let [different, at] = [0, 0];
  // A word is new to each window that has it and not its use before.
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

/** The traits that one sentence can have. */
export type Rates = Omit<
  Traits,
  'variety' | 'sentenceLow' | 'sentenceMedian' | 'sentenceHigh' | 'paragraphWords' | 'lix' | 'contracted'
>;

/** Words of a sentence plus the percentage of words with more than six letters. */
export const lixOf = ({ sentenceWords, longWords }: Pick<Rates, 'sentenceWords' | 'longWords'>): number =>
  sentenceWords + 100 * longWords;

function sumOf(sentences: readonly SentenceCounts[], key: Counted): number {
  let sum = 0;
  for (const sentence of sentences) sum += sentence[key];
  return sum;
}

/** The rates of a text that show its writer's habits; all are independent of its length. NaN: the text has no place for one. */
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

/** The same without what only a text of several sentences has. */
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
