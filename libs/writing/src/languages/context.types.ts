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
  /** Adds to earlier sentences, compares with them or selects from them. */
  adds: RegExp;
  /** "the screen", as a group `noun`; not "the screen we measured". */
  definite: RegExp;
  /** Begins with what was done before it: "After hanging up the phone, I …". */
  resumes: RegExp;
  /** Opens a scenario; the sentences after it are imagined too. */
  imagines: RegExp;
  /** A subordinate clause without its main clause. */
  isHalf: (text: string) => boolean;
  /** How a greeting begins. */
  greeting: RegExp;
}
