import { wordsIn, type WordAt } from './style/words-in.js';

/** A text with its words, where they are looked up. */
export interface Reading {
  text: string;
  words: readonly WordAt[];
}

const NO_WORDS: readonly WordAt[] = [];

export const readingOf = (text: string, needsWords: boolean): Reading => ({
  text,
  words: needsWords ? wordsIn(text) : NO_WORDS,
});
