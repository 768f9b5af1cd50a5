export const AMOUNT = String.raw`[€$£¥]?\d[\d.,]*`;
export const SIGN = String.raw` ?%| (?:percent|million|billion|Prozent)`;
export const isYears = (text: string): boolean => /(?:19|20)\d\d\b/u.test(text);

const FIRST = String.raw`(?:between|zwischen) ${AMOUNT} ?%? (?:and|und)|${AMOUNT} ?%? (?:to|or|bis|oder)`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,\p{L}-])(?:${FIRST}) (?<last>${AMOUNT}(?<![.,])(?:${SIGN})?)`,
  'giu',
);

export interface Range {
  at: number;
  last: string;
  lastAt: number;
}

/** The range with the figure at `at`: of "1 to 10 miles", "10 miles" alone would be another claim. */
export function rangeAround(text: string, at: number): Range | undefined {
  for (const { 0: range, index, groups } of text.matchAll(RANGE)) {
    const [last = '', end] = [groups?.['last'], index + range.length];
    if (index <= at && at < end)
      return isYears(range) ? undefined : { at: index, last, lastAt: end - last.length };
  }
  return undefined;
}
