import type { TextPattern } from '../text/text-pattern.js';

export interface WordsOfSentence {
  text: string;
  words: readonly string[];
  isStopword: (word: string) => boolean;
}

/** How a sentence leans on what was said before it. Without these rules only openings and single words are looked at. */
export interface ContextRules {
  /** Says itself what its pronoun means: "This was the tension we met: writing for action and flexibility." */
  cataphoric: RegExp;
  /** Openings that look like a connective or a pronoun and need nothing before them: "It is important to …". */
  complete: RegExp;
  /** Whether a pronoun, demonstrative or additive has in its sentence what it refers to. */
  isClear: (at: number, sentence: WordsOfSentence) => boolean;
  /** Whether a word and the next one mean something said before even under a heading. */
  isBare: (word: string, next: string) => boolean;
  /** Signs, wherever they stand, that something was said before. */
  leans: (text: string) => boolean;
  /** Whether a pronoun of a thing means something that the text before it does not name. */
  leansOnIt: (text: string) => boolean;
  /** Compares with what the sentence before says: "In the ordinary weeks it was 7.6". */
  halfCompared: RegExp;
  /** Adds to, compares with or picks out of what was said. */
  adds: RegExp;
  /** "the screen", as a group `noun`; not "the screen we measured". */
  definite: RegExp;
  /** "This book was eye-opening": the title is its name. */
  thisWork: RegExp;
  /** What a sentence introduces, and the nouns, as a group `noun`, that are known from such a sentence. */
  introduces: TextPattern;
  introduced: TextPattern;
  /** How a name is explained right behind it, called before it, what comes before it in an adverbial, and names that all know. */
  names: Readonly<Record<'explains' | 'calls' | 'places' | 'known', RegExp>>;
  /** The noun phrases that a sentence speaks of as known, for one right behind those before it or not. */
  knownNouns: (text: string, isNext: boolean) => string[][];
  /** Compares with something it does not say. */
  isCompared: (text: string) => boolean;
  /** Opens a scenario: what follows it is imagined too. */
  imagines: RegExp;
  /** A subordinate clause without its main clause. */
  isHalf: (text: string) => boolean;
  /** How a speaker begins to greet, and signs of one who goes on. */
  greeting: { begins: RegExp; goesOn: readonly RegExp[] };
}
