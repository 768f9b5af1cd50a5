const MARKS = /[<*_`[{]/;

/** Whether a piece of code would be taken for markup: `Map<String, Date>`. */
export const readsAsMarkup = (code: string): boolean => MARKS.test(code) && /\p{L}/u.test(code);

/** A text with a plain word for each piece of code that reads as markup. */
export const withoutCode = (text: string, code: readonly string[]): string =>
  MARKS.test(text) ? code.reduce((left, piece) => left.replaceAll(piece, 'code'), text) : text;
