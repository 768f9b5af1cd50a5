import type { Span } from '../../source/source.types.js';
import { TextPattern } from '../../text/text-pattern.js';

/** A word in small letters; hyphens and underscores belong to it, so that no part of `re-use` is one. */
export interface WordAt extends Span {
  word: string;
  /** It begins with a capital. */
  isCapital: boolean;
}

const WORD = new TextPattern(/[\p{L}\p{N}_-]+/gu);

/** The words of a text in order of place. */
export const wordsIn = (text: string): WordAt[] =>
  Array.from(text.matchAll(WORD.for(text)), ({ 0: found, index }) => {
    const word = found.toLowerCase();
    return { word, isCapital: word[0] !== found[0], start: index, end: index + found.length };
  });
