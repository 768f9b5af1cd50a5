import { TextPattern } from '../../../text/text-pattern.js';

const KEY_CHARS = 5;

/** The letters that the forms of a word share. */
export function keyOf(word: string): string {
  const small = word.toLowerCase();
  const singular = small.length > MIN_PLURAL && /[^s]s$/u.test(small) ? small.slice(0, -1) : small;
  // `warm` and `warmen`
  const stem = singular.startsWith('ge') ? singular.replace(PARTICIPLE, '') : singular;
  const bare = stem.length <= SHORT && stem.length > MIN_PLURAL ? stem.replace(ENDING.for(stem), '') : stem;
  return bare.slice(0, small.length > MIN_COMPOUND ? COMPOUND_CHARS : KEY_CHARS);
}
/** `geliefert` and `liefert`. */
const PARTICIPLE = /^ge(?=\p{L}{4,}(?:t|en)$)/u;
const ENDING = new TextPattern(/(?<=^\p{L}{4,})e[mnrs]?$/u);
const MIN_PLURAL = 4;
/** Endings of a longer word are behind its key. */
const SHORT = 7;
/** A longer word is a compound: its first part is another word. */
const MIN_COMPOUND = 14;
const COMPOUND_CHARS = 10;
