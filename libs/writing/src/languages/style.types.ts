import type { Habit, Numerals, QuoteMarks, Spelling } from '@repurpose/contract';
import type { Edit } from '../text/edit.js';
import type { Vocabulary, WordAt } from '../text/words-in.js';

type Chosen<Value> = Exclude<Value, 'keep'>;

/** Two ways to say one thing, the forms of each in the same order. The second may only be replaced where `isOneWay`. */
export interface Pair {
  plain: string;
  other: string;
  isOneWay?: true;
  isCaseSensitive?: true;
}

/** The rules of a voice that are about its language. Without them a text keeps its spelling, contractions and numbers. */
export interface StyleRules {
  spellingEdits: (words: readonly WordAt[], spelling: Chosen<Spelling>) => Edit[];
  /** The words that are written otherwise in a spelling. */
  respelledWords: (spelling: Chosen<Spelling>) => Vocabulary;
  contractionEdits: (text: string, habit: Chosen<Habit>, marks?: QuoteMarks) => Edit[];
  isContraction: (word: string) => boolean;
  /** Whether a word in small letters, behind another, could be contracted. */
  isContractible: (word: string, before: string) => boolean;
  /** Our own words at a low and at a high formality. */
  contract: (text: string) => string;
  expand: (text: string) => string;
  numeralEdits: (text: string, style: Chosen<Numerals>) => Edit[];
  /** A text with small numbers as figures. */
  asFigures: (text: string) => string;
  /** Nearer to a target of words; `isCalm`: without exclamation marks. */
  sentenceLengthEdits: (text: string, target: number, isCalm?: boolean) => Edit[];
  oxfordCommaEdits: (text: string, habit: Chosen<Habit>) => Edit[];
  quoteMarkEdits: (text: string, style: Chosen<QuoteMarks>) => Edit[];
  /** With the article before a replaced word as its sound wants it. */
  withArticle: (text: string, edit: Edit) => Edit;
  /**
   * Articles, prepositions, conjunctions, auxiliaries and adverbs of degree by their uses in 10,000 words of general prose.
   * Writers differ in these rates whatever their topic (Burrows 2002). Pronouns are left out: other traits count them.
   */
  functionWords: Readonly<Record<number, string>>;
  /** Only words that stand for each other in every sentence; a capital says that it opens one. */
  pairs: readonly Pair[];
}
