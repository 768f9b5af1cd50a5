/** The characters of Western text: letters and digits up to Latin Extended-A, and typographic punctuation. */
const LETTERS_END = 0x180;
const [MARKS_START, MARKS_END] = [0x2010, 0x203f];
const IS_LETTER = Uint8Array.from({ length: LETTERS_END }, (_, code) =>
  Number(/[\p{L}\p{N}]/u.test(String.fromCharCode(code))),
);

const isMark = (code: number): boolean => code >= MARKS_START && code < MARKS_END;

/** The letters and digits of a text; null if it has other than Western characters. */
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

/** The number of words, which `joins` (such as `'-`) do not separate; null if the text has other than Western characters. */
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
