import { TextPattern } from '../text-pattern.js';

/** A text as bare words, with the way back to where each unit stands. */
export interface NormalText {
  /** Lower-case words parted and surrounded by single spaces. */
  text: string;
  origin: Int32Array;
}

const WORD = new TextPattern(/[\p{L}\p{N}]+/gu);
const OWNER = new TextPattern(/\p{L}[’']$/u);

/** Compatibility forms folded (full-width figures, ligatures), case gone; units may grow or shrink. */
function fold(word: string): string {
  return (BEYOND_ASCII.test(word) ? word.normalize('NFKC') : word).toLowerCase();
}

const BEYOND_ASCII = /[^\0-\x7F]/;

/** The s of `Anna's` is no word. */
function isPossessive(word: string, at: number, text: string): boolean {
  if (word !== 's' && word !== 'S') return false;
  const before = text.slice(Math.max(0, at - 2), at);
  return OWNER.for(before).test(before);
}

/** Reduces a text to its words for comparison: case, punctuation and white space do not count, nor does a possessive 's. */
export function normalText(text: string): NormalText {
  const pieces: string[] = [' '];
  const origin: number[] = [0];
  for (const { 0: said, index } of text.matchAll(WORD.for(text))) {
    if (isPossessive(said, index, text)) continue;
    const word = fold(said);
    pieces.push(word, ' ');
    for (let i = 0; i < word.length; i += 1) origin.push(index + Math.min(i, said.length - 1));
    origin.push(index + said.length);
  }
  return { text: pieces.join(''), origin: Int32Array.from(origin) };
}

/** The words of a short text, comparable with `normalText`: without the spaces around. */
export function normalPhrase(text: string): string {
  const words: string[] = [];
  for (const { 0: said, index } of text.matchAll(WORD.for(text)))
    if (!isPossessive(said, index, text)) words.push(fold(said));
  return words.join(' ');
}

const CJK = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

/** Where a phrase of bare words stands in a text of bare words; whole words only, except in scripts without spaces. */
export function findPhrase(within: NormalText, phrase: string): { start: number; end: number } | null {
  if (phrase === '') return null;
  const isUnspaced = CJK.test(phrase);
  const needle = isUnspaced ? phrase : ` ${phrase} `;
  const at = within.text.indexOf(needle);
  if (at === -1) return null;
  const first = isUnspaced ? at : at + 1;
  return { start: within.origin[first] ?? 0, end: (within.origin[first + phrase.length - 1] ?? 0) + 1 };
}
