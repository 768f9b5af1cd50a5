/** Opening marks begin a word: “so” in English, „so“ and »so« in German, « so » in French, ”so” in Swedish. */
const MARK =
  /(?<open>„|(?<![^\s([—–-])(?:[“«]|"(?=\S)|[»”](?=[\p{L}\p{N}])))|(?<close>[“”«»]|"(?![^\s.,;:!?)—–-]))/gu;

/** The marks that a text opens and does not close, and those it closes without opening them. */
export interface Marks {
  opens: readonly string[];
  closes: readonly string[];
}

export function marksOf(text: string): Marks {
  const [opens, closes]: [string[], string[]] = [[], []];
  for (const { 0: mark, groups } of text.matchAll(MARK)) {
    if (groups?.['open'] !== undefined) opens.push(mark);
    else if (opens.pop() === undefined) closes.push(mark);
  }
  return { opens, closes };
}

/** Whether a quotation begins or ends in a sentence and goes on beside it, so that it breaks without the sentence. */
export function isCutOut(sentence: string): boolean {
  const { opens, closes } = marksOf(sentence);
  return opens.length + closes.length > 0;
}

/** A text with single marks, for use inside a quotation. */
export const withSingleMarks = (text: string): string =>
  text.replace(
    /“([^“”]*)”|"([^"]*)"/gu,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight ?? ''}’`,
  );
