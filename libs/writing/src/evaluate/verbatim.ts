import { keyOf } from '../text/sentence-keys.js';
import type { Span } from '../source/source.types.js';

const WORD = /[\p{L}\p{N}]+/gu;
/** The signs between two sentences, headings, labels, cells or lines: more than a space, a comma or a hyphen. */
const BOUNDARY = /[^\p{Zs}\t,'’-]|\s-\s/u;
const CLOSING = /^[.!?…。！？”»]*/u;

/** Returns the place of a text in another as a whole sentence, heading, label or line: the same letters, other marks. */
export function verbatimIn(told: string): (text: string) => Span | null {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let letters = '';
  let from = 0;
  let isOpen = true;
  for (const { 0: word, index } of told.matchAll(WORD)) {
    const isBoundary = BOUNDARY.test(told.slice(from, index));
    if (isBoundary) ends.set(letters.length, from);
    if (isOpen || isBoundary) starts.set(letters.length, index);
    isOpen = false;
    letters += keyOf(word);
    from = index + word.length;
  }
  ends.set(letters.length, from);

  return (text) => {
    const key = keyOf(text);
    if (key === '') return null;
    for (let at = letters.indexOf(key); at >= 0; at = letters.indexOf(key, at + 1)) {
      const [start, end] = [starts.get(at), ends.get(at + key.length)];
      if (start === undefined || end === undefined) continue;
      const closing = CLOSING.exec(told.slice(end, end + 4))?.[0] ?? '';
      return { start, end: end + closing.length };
    }
    return null;
  };
}
