/** Signs of Western text: letters and digits to Latin Extended-A, and the punctuation of typesetters. */
const LETTERS_END = 0x180;
const [MARKS_START, MARKS_END] = [0x2010, 0x203f];
const IS_LETTER = Uint8Array.from({ length: LETTERS_END }, (_, code) =>
  Number(/[\p{L}\p{N}]/u.test(String.fromCharCode(code))),
);

const isMark = (code: number): boolean => code >= MARKS_START && code < MARKS_END;

/** The letters and digits of a text without what parts them; null where its signs are not all Western. */
export function lettersOf(text: string): string | null {
  let letters = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < LETTERS_END ? IS_LETTER[code] === 1 : !isMark(code)) {
      if (code < LETTERS_END) continue;
      return null;
    }
    if (at > from) letters += text.slice(from, at);
    from = at + 1;
  }
  return letters + text.slice(from);
}

/** How many words a text has, where `joins` (such as `'-`) part none; null where its signs are not all Western. */
export function countWesternWords(text: string, joins: string): number | null {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= LETTERS_END && !isMark(code)) return null;
    const isLetter = IS_LETTER[code] === 1;
    if (isLetter && !isInside) words += 1;
    isInside = isLetter || (isInside && joins.includes(text.charAt(at)));
  }
  return words;
}
