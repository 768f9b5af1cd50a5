/** A text as bare words, with the way back to where each unit stands. */
export interface NormalText {
  /** Lower-case words parted and surrounded by single spaces. */
  text: string;
  origin: Int32Array;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Compatibility forms folded (full-width figures, ligatures), case gone; units may grow or shrink. */
function fold(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}

/** Reduces a text to its words for comparison: case, punctuation and white space do not count, nor does a possessive 's. */
export function normalText(text: string): NormalText {
  const pieces: string[] = [' '];
  const origin: number[] = [0];
  for (const match of text.matchAll(WORD)) {
    const isPossessive =
      /^s$/i.test(match[0]) && /[\p{L}][’']$/u.test(text.slice(Math.max(0, match.index - 2), match.index));
    if (isPossessive) continue;
    const word = fold(match[0]);
    pieces.push(word, ' ');
    for (let i = 0; i < word.length; i += 1) origin.push(match.index + Math.min(i, match[0].length - 1));
    origin.push(match.index + match[0].length);
  }
  return { text: pieces.join(''), origin: Int32Array.from(origin) };
}

/** The words of a short text, comparable with `normalText`: without the spaces around. */
export function normalPhrase(text: string): string {
  return normalText(text).text.trim();
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
