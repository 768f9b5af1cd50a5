import type { Habit, Numerals, QuoteMarks, Spelling, VoiceRule } from '@repurpose/contract';
import type { Vocabulary, WordAt } from '../text/words-in.js';

/** A replacement that a rule proposes; null if the place is only reported. */
export interface Edit {
  start: number;
  end: number;
  after: string | null;
  rule: VoiceRule;
}

type Chosen<Value> = Exclude<Value, 'keep'>;

/** Two synonyms with their forms in the same order. `isOneWay`: only `other` is replaced. */
export interface Pair {
  plain: string;
  other: string;
  isOneWay?: true;
  isCaseSensitive?: true;
}

/** Voice rules that depend on the language. Without them spelling, contractions and numbers stay. */
export interface StyleRules {
  spellingEdits: (words: readonly WordAt[], spelling: Chosen<Spelling>) => Edit[];
  respelledWords: (spelling: Chosen<Spelling>) => Vocabulary;
  contractionEdits: (text: string, habit: Chosen<Habit>, marks?: QuoteMarks) => Edit[];
  isContraction: (word: string) => boolean;
  /** Whether a lower-case word could be contracted with the word before it. */
  isContractible: (word: string, before: string) => boolean;
  /** For low formality; `expand` for high formality. */
  contract: (text: string) => string;
  expand: (text: string) => string;
  numeralEdits: (text: string, style: Chosen<Numerals>) => Edit[];
  asFigures: (text: string) => string;
  /** Brings sentences nearer to a length in words. `isCalm`: exclamation marks count as full stops. */
  sentenceLengthEdits: (text: string, target: number, isCalm?: boolean) => Edit[];
  oxfordCommaEdits: (text: string, habit: Chosen<Habit>) => Edit[];
  quoteMarkEdits: (text: string, style: Chosen<QuoteMarks>) => Edit[];
  /** Extends an edit to an article before the word that must change: a, an. */
  withArticle: (text: string, edit: Edit) => Edit;
  /**
   * Function words without pronouns, by their uses in 10,000 words of general prose. Writers differ in these
   * rates whatever their topic (Burrows 2002).
   */
  functionWords: Readonly<Record<number, string>>;
  /** Synonyms that fit any sentence; capitalised ones only at its start. */
  pairs: readonly Pair[];
}
