import { countWords, isUnspaced } from '../../text/count-words.js';
import { TextPattern } from '../../text/text-pattern.js';
import { sentencesIn } from '../../text/sentences-in.js';
import { stockPhrasesIn } from '../../stock-phrases/stock-phrases.js';
import { habitWordsOf, stemOf, type HabitWords } from './habit-words.js';

const WORD = new TextPattern(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;
const LONG_WORD_LETTERS = 6;

const NO_COUNTS = {
  questions: 0,
  exclamationMarks: 0,
  commas: 0,
  semicolons: 0,
  colons: 0,
  dashes: 0,
  brackets: 0,
  emoji: 0,
  letters: 0,
  longWords: 0,
  contracted: 0,
  /** Contractions, and places where one could be. */
  contractible: 0,
  firstSingular: 0,
  firstPlural: 0,
  reader: 0,
  hedges: 0,
  stockPhrases: 0,
  /** 1 if the sentence begins with such a word. */
  linkOpeners: 0,
  pronounOpeners: 0,
};
type Counts = typeof NO_COUNTS;

/** Counts of a sentence that show its writer's habits. */
export interface SentenceCounts extends Readonly<Counts> {
  /** Its words in order, as ids in `KnownCounts`. */
  words: readonly number[];
  /** The number of words as people count them, also in scripts without spaces. */
  size: number;
  paragraphs: number;
  /** Indexes of its function words in the language's list. */
  functionWords: readonly number[];
}

const MARKS: Readonly<Record<string, keyof Counts>> = {
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

function countMarks(sentence: string, counts: Counts): void {
  for (const mark of sentence.match(MARK) ?? []) counts[MARKS[mark] ?? 'dashes'] += 1;
  if (BEYOND_LATIN.test(sentence)) counts.emoji = sentence.match(EMOJI)?.length ?? 0;
}

/** What a lower-case word counts as, wherever it occurs. */
interface KnownWord {
  id: number;
  habits: readonly (keyof Counts)[];
  functionWord: number | undefined;
}

function knownWord(word: string, id: number, sets: HabitWords): KnownWord {
  const isSingular = sets.singular.has(word);
  const isContraction = /['’]/.test(word) && sets.style?.isContraction(word) === true;
  const signs: readonly (readonly [boolean, keyof Counts])[] = [
    [word.length > LONG_WORD_LETTERS, 'longWords'],
    [isContraction, 'contracted'],
    [isContraction, 'contractible'],
    [isSingular, 'firstSingular'],
    [!isSingular && sets.author.has(word), 'firstPlural'],
    [sets.reader.has(word), 'reader'],
    [sets.hedges.has(word), 'hedges'],
    // only possible ones; the phrases are searched for afterwards
    [sets.stock.has(stemOf(word)), 'stockPhrases'],
  ];
  const habits = signs.flatMap(([holds, habit]) => (holds ? [habit] : []));
  return { id, habits, functionWord: sets.functionWords.get(word) };
}

/** Adds the habits in a sentence's words to `counts`. */
function countWordsOf(
  words: readonly string[],
  known: readonly KnownWord[],
  sets: HabitWords,
  counts: Counts,
): void {
  for (const [at, { habits }] of known.entries()) {
    const word = words[at] ?? '';
    counts.letters += word.length;
    for (const habit of habits) counts[habit] += 1;
    const couldBe = !habits.includes('contractible') && sets.style?.isContractible(word, words[at - 1] ?? '');
    if (couldBe === true) counts.contractible += 1;
  }
  const [first = ''] = words;
  counts.linkOpeners = Number(sets.links.has(first));
  counts.pronounOpeners = Number(sets.pronouns.has(first));
}

function countsOfSentence(
  sentence: string,
  language: string,
  { words: known }: KnownCounts,
): SentenceCounts | null {
  const words = sentence.toLowerCase().match(WORD.for(sentence));
  if (words === null) return null;
  const sets = habitWordsOf(language);
  const found = words.map((word) => {
    const own = known.get(word) ?? knownWord(word, known.size, sets);
    known.set(word, own);
    return own;
  });
  const counts = { ...NO_COUNTS };
  countWordsOf(words, found, sets, counts);
  countMarks(sentence, counts);
  if (counts.stockPhrases > 0) counts.stockPhrases = stockPhrasesIn(sentence, language).length;
  return {
    ...counts,
    words: found.map(({ id }) => id),
    size: isUnspaced(language) ? countWords(sentence, language) : words.length,
    paragraphs: 0,
    functionWords: found.flatMap(({ functionWord }) => functionWord ?? []),
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
