/** How noun phrases say whether what they mean is known. */
export interface Determiners {
  /** Separated by spaces. `near`: means what was said right before; `named`: before a name and a noun, "that Ada Lovelace letter". */
  words: Readonly<Record<'definite' | 'pointed' | 'near' | 'named' | 'indefinite', string>>;
  /** Adjectives between a determiner and what it determines, separated by spaces; others are part of that. */
  premodifiers: string;
  /** The text behind a phrase that says itself which is meant: "the screen we measured", "the problem is that". */
  explains: RegExp;
  /** The same of a definite phrase alone: "the price of bread", but "these entry points to the network". */
  complements: RegExp;
  /** The first word behind "this" that means the text itself or its time: "this post", "this year". */
  exophoric: RegExp;
}

export interface WordsOfSentence {
  text: string;
  words: readonly string[];
  isStopword: (word: string) => boolean;
}

/** How a sentence depends on earlier ones. Without these rules only its opening and single words are examined. */
export interface ContextRules {
  /** Explains its own pronoun: "This was the tension we met: writing for action and flexibility." */
  cataphoric: RegExp;
  /** Openings with a connective or pronoun that need no earlier sentence: "It is important to …". */
  complete: RegExp;
  /** Whether the sentence itself has what its word at `at` refers to. */
  isClear: (at: number, sentence: WordsOfSentence) => boolean;
  /** Whether a word and the next one refer back even under a heading. */
  isBare: (word: string, next: string) => boolean;
  /** Whether any word of a sentence refers back. */
  leans: (text: string) => boolean;
  /** Whether "it" or "they" refers to something the text has not named. */
  leansOnIt: (text: string) => boolean;
  /** Compares with the sentence before: "In the ordinary weeks it was 7.6". */
  halfCompared: RegExp;
  /** Adds to earlier sentences, compares with them or selects from them. */
  adds: RegExp;
  /** "the screen", as a group `noun`; not "the screen we measured". */
  definite: RegExp;
  determiners: Determiners;
  /** Noun phrases a sentence treats as known by their number or place: "the four buses". */
  knownNouns: (text: string) => string[][];
  /** Compares with something outside the sentence. */
  isCompared: (text: string) => boolean;
  /** Opens a scenario; the sentences after it are imagined too. */
  imagines: RegExp;
  /** A subordinate clause without its main clause. */
  isHalf: (text: string) => boolean;
  /** How a greeting begins. */
  greeting: RegExp;
}
