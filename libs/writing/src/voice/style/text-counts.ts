import { discourseOf } from '../../languages/discourse-words.js';
import { countWords, isUnspaced } from '../../text/count-words.js';
import { memoize } from '../../text/memo.js';
import { TextPattern } from '../../text/text-pattern.js';
import { partsOfText } from '../../text/units-of-text.js';
import { functionWordsOf } from './function-words.js';

const WORD = new TextPattern(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
const CONTRACTED = /\p{L}[’']\p{Ll}{1,2}$/u;
const DASH = /[—–]|\s-\s/gu;
const LONG_WORD_LETTERS = 6;

/** What a sentence has that a writer's habits show in. */
export interface SentenceCounts {
  /** In small letters, in order. */
  words: readonly string[];
  /** Words as people count them, also in scripts without spaces. */
  size: number;
  letters: number;
  longWords: number;
  contractions: number;
  firstPerson: number;
  reader: number;
  questions: number;
  exclamations: number;
  commas: number;
  dashes: number;
  brackets: number;
  /** Indexes of its function words among those of the language. */
  functionWords: readonly number[];
}

const NONE: ReadonlySet<string> = new Set();
const functionWordIndex = memoize(
  (language: string) => new Map(functionWordsOf(language).map(({ word }, index) => [word, index])),
);

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function countsOfSentence(sentence: string, language: string): SentenceCounts | null {
  const words = sentence.toLowerCase().match(WORD.for(sentence));
  if (words === null) return null;
  const { author = NONE, reader = NONE } = discourseOf(language) ?? {};
  const index = functionWordIndex(language);
  const counts = { letters: 0, longWords: 0, contractions: 0, firstPerson: 0, reader: 0 };
  const functionWords: number[] = [];
  for (const word of words) {
    counts.letters += word.length;
    counts.longWords += Number(word.length > LONG_WORD_LETTERS);
    counts.contractions += Number(CONTRACTED.test(word));
    counts.firstPerson += Number(author.has(word));
    counts.reader += Number(reader.has(word));
    const known = index.get(word);
    if (known !== undefined) functionWords.push(known);
  }
  return {
    ...counts,
    words,
    size: isUnspaced(language) ? countWords(sentence, language) : words.length,
    questions: countOf(sentence, /\?/gu),
    exclamations: countOf(sentence, /!/gu),
    commas: countOf(sentence, /,/gu),
    dashes: countOf(sentence, DASH),
    brackets: countOf(sentence, /\(/gu),
    functionWords,
  };
}

/** Counts of sentences and of lines that were read before. */
export interface KnownCounts {
  lines: Map<string, readonly SentenceCounts[]>;
  sentences: Map<string, SentenceCounts | null>;
}
export const noCounts = (): KnownCounts => ({ lines: new Map(), sentences: new Map() });

/** The counts of one sentence; null where it has no word. */
export function countsIn(
  sentence: string,
  language: string,
  { sentences }: KnownCounts,
): SentenceCounts | null {
  const key = sentence.trim();
  const before = sentences.get(key);
  if (before !== undefined) return before;
  const counts = countsOfSentence(key, language);
  sentences.set(key, counts);
  return counts;
}

/** The counts of a text's sentences, in order. What is `known` is not read again. */
export function sentenceCountsOf(text: string, language: string, known = noCounts()): SentenceCounts[] {
  return text.split('\n').flatMap((line) => {
    const found =
      known.lines.get(line) ??
      partsOfText(line, 'sentence').flatMap((sentence) => countsIn(sentence, language, known) ?? []);
    known.lines.set(line, found);
    return found;
  });
}
