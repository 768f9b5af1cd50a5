export interface WordsOfSentence {
  text: string;
  words: readonly string[];
  isStopword: (word: string) => boolean;
}

/** How a sentence depends on earlier ones. Without these rules only its opening and single words are examined. */
export interface ContextRules {
  /** The sentence explains its own pronoun: "This was the tension we met: writing for action and flexibility." */
  cataphoric: RegExp;
  /** Openings with a connective or pronoun that need no earlier sentence: "It is important to …". */
  complete: RegExp;
  /** Whether the sentence itself contains what its word at `at` refers to. */
  isClear: (at: number, sentence: WordsOfSentence) => boolean;
  /** Whether a word and the next one refer back even under a heading. */
  isBare: (word: string, next: string) => boolean;
  /** Whether any word of a sentence refers back. */
  leans: (text: string) => boolean;
  /** Whether "it" or "they" refers to something that the sentence does not name. */
  leansOnIt: (text: string) => boolean;
  /** Words that add to earlier sentences, compare with them or select from them. */
  adds: RegExp;
  /** Whether a text is a part of the sentence before it: "A lifeline out of the tar pit." */
  isFragment: (text: string) => boolean;
  /** "the screen", as a group `noun`; not "the screen we measured". */
  definite: RegExp;
  /** Openings that repeat an earlier action or what is left of a thing: "After hanging up the phone, I …", "The rest of my friends". */
  resumes: RegExp;
  /** Openings of a scenario, which the next sentences continue. */
  imagines: RegExp;
  /** Openings of an example that the rest of the paragraph gives. */
  exemplifies: RegExp;
  /** Openings of what an example shows, which is no part of it: "That is why …". */
  concludes: RegExp;
  /** Whether a text is a subordinate clause without its main clause. */
  isHalf: (text: string) => boolean;
  greeting: RegExp;
}
