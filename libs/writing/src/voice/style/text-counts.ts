import { countWords, isUnspaced } from '../../text/count-words.js';
import { TextPattern } from '../../text/text-pattern.js';
import { sentencesIn } from '../../text/sentences-in.js';
import { stockPhrasesIn } from '../../stock-phrases/stock-phrases.js';
import { habitWordsOf, stemOf, type HabitWords } from './habit-words.js';

const WORD = new TextPattern(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;
const LONG_WORD_LETTERS = 6;

interface MarkCounts {
  questions: number;
  exclamationMarks: number;
  commas: number;
  semicolons: number;
  colons: number;
  dashes: number;
  brackets: number;
  emoji: number;
}
interface WordCounts {
  letters: number;
  longWords: number;
  contracted: number;
  /** Contractions, and places where one could be. */
  contractible: number;
  firstSingular: number;
  firstPlural: number;
  reader: number;
  hedges: number;
  stockPhrases: number;
  /** 1 if the sentence begins with such a word. */
  linkOpeners: number;
  pronounOpeners: number;
}

/** Counts of a sentence that show its writer's habits. */
export interface SentenceCounts extends MarkCounts, WordCounts {
  /** Its words in order, as ids in `KnownCounts`. */
  words: readonly number[];
  /** The number of words as people count them, also in scripts without spaces. */
  size: number;
  paragraphs: number;
  /** Indexes of its function words in the language's list. */
  functionWords: readonly number[];
}

const MARKS: Readonly<Record<string, keyof MarkCounts>> = {
  '?': 'questions',
  '!': 'exclamationMarks',
  ',': 'commas',
  ';': 'semicolons',
  ':': 'colons',
  '—': 'dashes',
  '–': 'dashes',
  '(': 'brackets',
};
const MARK = /[?!,;:—–(]|\s-\s/g;
const BEYOND_LATIN = /[^\0-\u2044]/;

function marksOf(sentence: string): MarkCounts {
  const counts = { questions: 0, exclamationMarks: 0, commas: 0, semicolons: 0, colons: 0 };
  const marks: MarkCounts = { ...counts, dashes: 0, brackets: 0, emoji: 0 };
  for (const mark of sentence.match(MARK) ?? []) marks[MARKS[mark] ?? 'dashes'] += 1;
  if (BEYOND_LATIN.test(sentence)) marks.emoji = sentence.match(EMOJI)?.length ?? 0;
  return marks;
}

interface Reading {
  known: Map<string, KnownWord>;
  sets: HabitWords;
  ids: number[];
  functionWords: number[];
}

/** What a lower-case word counts as, wherever it occurs. */
interface KnownWord {
  id: number;
  isContraction: boolean;
  firstSingular: number;
  firstPlural: number;
  reader: number;
  hedges: number;
  stockPhrases: number;
  functionWord: number | undefined;
}

function knownWord(word: string, id: number, sets: HabitWords): KnownWord {
  const isSingular = sets.singular.has(word);
  return {
    id,
    isContraction: (word.includes("'") || word.includes('’')) && sets.style?.isContraction(word) === true,
    firstSingular: Number(isSingular),
    firstPlural: Number(!isSingular && sets.author.has(word)),
    reader: Number(sets.reader.has(word)),
    hedges: Number(sets.hedges.has(word)),
    stockPhrases: Number(sets.stock.has(stemOf(word))),
    functionWord: sets.functionWords.get(word),
  };
}

/** The counts of a sentence's words; also adds to `ids` and `functionWords`. */
function habitsIn(words: readonly string[], { known, sets, ids, functionWords }: Reading): WordCounts {
  const counts = {
    letters: 0,
    longWords: 0,
    contracted: 0,
    contractible: 0,
    firstSingular: 0,
    firstPlural: 0,
  };
  const all: WordCounts = {
    ...counts,
    reader: 0,
    hedges: 0,
    stockPhrases: 0,
    linkOpeners: 0,
    pronounOpeners: 0,
  };
  let before = '';
  for (const word of words) {
    const own = known.get(word) ?? knownWord(word, known.size, sets);
    if (own.id === known.size) known.set(word, own);
    ids.push(own.id);
    all.letters += word.length;
    all.longWords += Number(word.length > LONG_WORD_LETTERS);
    all.contracted += Number(own.isContraction);
    all.contractible += Number(own.isContraction || sets.style?.isContractible(word, before) === true);
    all.firstSingular += own.firstSingular;
    all.firstPlural += own.firstPlural;
    all.reader += own.reader;
    all.hedges += own.hedges;
    // only possible ones; the phrases are searched for afterwards
    all.stockPhrases += own.stockPhrases;
    if (own.functionWord !== undefined) functionWords.push(own.functionWord);
    before = word;
  }
  const [first = ''] = words;
  all.linkOpeners = Number(sets.links.has(first));
  all.pronounOpeners = Number(sets.pronouns.has(first));
  return all;
}

function countsOfSentence(
  sentence: string,
  language: string,
  { words: known }: KnownCounts,
): SentenceCounts | null {
  const words = sentence.toLowerCase().match(WORD.for(sentence));
  if (words === null) return null;
  const [ids, functionWords]: [number[], number[]] = [[], []];
  const habits = habitsIn(words, { known, sets: habitWordsOf(language), ids, functionWords });
  if (habits.stockPhrases > 0) habits.stockPhrases = stockPhrasesIn(sentence, language).length;
  return {
    ...habits,
    ...marksOf(sentence),
    words: ids,
    size: isUnspaced(language) ? countWords(sentence, language) : words.length,
    paragraphs: 0,
    functionWords,
  };
}

export interface KnownCounts {
  words: Map<string, KnownWord>;
  lines: Map<string, readonly SentenceCounts[]>;
  sentences: Map<string, SentenceCounts | null>;
}
export const noCounts = (): KnownCounts => ({ words: new Map(), lines: new Map(), sentences: new Map() });

/** The counts of one sentence, cached; null if it has no word. */
export function countsIn(sentence: string, language: string, known: KnownCounts): SentenceCounts | null {
  const { sentences } = known;
  const key = sentence.trim();
  const before = sentences.get(key);
  if (before !== undefined) return before;
  const counts = countsOfSentence(key, language, known);
  sentences.set(key, counts);
  return counts;
}

function countsOfLine(
  line: string,
  language: string,
  known: KnownCounts,
  owner: object,
): readonly SentenceCounts[] {
  const [first, ...others] = sentencesIn(line, owner).flatMap(
    (sentence) => countsIn(sentence, language, known) ?? [],
  );
  return first === undefined ? [] : [{ ...first, paragraphs: 1 }, ...others];
}

/**
 * The counts of a text's sentences, in order; a line is a paragraph. `known` is the cache, and `owner` the
 * cache key for split sentences.
 */
export function sentenceCountsOf(
  text: string,
  language: string,
  known = noCounts(),
  owner: object = known,
): SentenceCounts[] {
  return text.split('\n').flatMap((whole) => {
    const line = whole.trim();
    const found = known.lines.get(line) ?? countsOfLine(line, language, known, owner);
    known.lines.set(line, found);
    return found;
  });
}
