import type { Habit, Numerals, QuoteMarks, Spelling } from '@repurpose/contract';
import type { Edit } from '../text/edit.js';
import type { Vocabulary, WordAt } from '../text/words-in.js';

type Chosen<Value> = Exclude<Value, 'keep'>;

/** Two synonyms with their forms in the same order. `isOneWay`: only `other` is replaced. */
export interface Pair {
  plain: string;
  other: string;
  isOneWay?: true;
  isCaseSensitive?: true;
}

/** Voice rules that depend on the language. Without them a text keeps its spelling, contractions and numbers. */
export interface StyleRules {
  spellingEdits: (words: readonly WordAt[], spelling: Chosen<Spelling>) => Edit[];
  /** Words that a spelling writes differently. */
  respelledWords: (spelling: Chosen<Spelling>) => Vocabulary;
  contractionEdits: (text: string, habit: Chosen<Habit>, marks?: QuoteMarks) => Edit[];
  isContraction: (word: string) => boolean;
  /** Whether a lower-case word could be contracted with the word before it. */
  isContractible: (word: string, before: string) => boolean;
  /** For low and for high formality. */
  contract: (text: string) => string;
  expand: (text: string) => string;
  numeralEdits: (text: string, style: Chosen<Numerals>) => Edit[];
  /** Writes small numbers as figures. */
  asFigures: (text: string) => string;
  /** Brings sentences nearer to a target in words. `isCalm`: exclamation marks go too. */
  sentenceLengthEdits: (text: string, target: number, isCalm?: boolean) => Edit[];
  oxfordCommaEdits: (text: string, habit: Chosen<Habit>) => Edit[];
  quoteMarkEdits: (text: string, style: Chosen<QuoteMarks>) => Edit[];
  /** Extends an edit to the article before the word: a, an. */
  withArticle: (text: string, edit: Edit) => Edit;
  /**
   * Articles, prepositions, conjunctions, auxiliaries and adverbs of degree by their uses in 10,000 words of general prose.
   * Writers differ in these rates whatever their topic (Burrows 2002). Pronouns are left out: other traits count them.
   */
  functionWords: Readonly<Record<number, string>>;
  /** Synonyms that fit in every sentence. A capital letter: only at its start. */
  pairs: readonly Pair[];
}
