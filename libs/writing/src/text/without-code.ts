/** Markup characters, a space before punctuation that cleaning would remove, and code in parentheses, which are no aside. */
const MARKS = /[<*_`[{#&~|\\]| [.,]|:[a-z]|^\(.+\)$/i;

/** Whether a piece of code could be read as markup: `Map<String, Date>`, `**`, `git add .`. */
export const readsAsMarkup = (code: string): boolean => MARKS.test(code) && /\p{L}|^\S{2,}$/u.test(code);

/** A text with each piece of code replaced; pieces without letters are not replaced next to a letter. */
const replaced = (text: string, code: readonly string[], by: (at: number) => string): string =>
  code.reduce(
    (left, piece, index) =>
      left.replaceAll(piece, (_, at: number) => {
        const around = (left[at - 1] ?? '') + (left[at + piece.length] ?? '');
        return /\p{L}/u.test(piece) || !/\w/u.test(around) ? by(index) : piece;
      }),
    text,
  );

/** A text of the same length with letters in place of code. */
export const withLetters = (text: string, code: readonly string[]): string =>
  MARKS.test(text) ? replaced(text, code, (at) => 'x'.repeat(code[at]?.length ?? 0)) : text;

/** Applies `change` to a text but not to the code in it. */
export function besideCode(text: string, code: readonly string[], change: (text: string) => string): string {
  const changed = change(text);
  if (changed === text) return text;
  const own = code.filter((piece) => text.includes(piece));
  if (own.length === 0) return changed;
  const masked = replaced(text, own, (at) => `\uE010${at}\uE011`);
  return change(masked).replace(/\uE010(\d+)\uE011/g, (_, at: string) => own[Number(at)] ?? '');
}

/** A block of code without blank lines around it; the indent of the first line stays. */
export const blockOf = (text: string): string => text.replace(/^\s*\n/u, '').trimEnd();

/** Code with indents as no-break spaces, which layouts keep. */
export const withIndent = (code: string): string =>
  code.replace(/^[ \t]+/gmu, (blanks) => '\u00a0'.repeat(blanks.replaceAll('\t', '    ').length));
