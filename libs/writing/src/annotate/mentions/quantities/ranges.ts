export const AMOUNT = String.raw`[€$£¥]?\d[\d.,]*`;
export const SIGN = String.raw` ?%| (?:percent|million|billion|Prozent)`;
export const isYears = (text: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);

/** Two years, or amounts that look like them: "Between 1500 and 2000 people". */
const MAY_BE_YEAR = /^(?:1\d|20)\d\d$/u;
const ENDS = String.raw`(?<first>${AMOUNT}) ?%? (?:to|or|bis|oder)|(?:between|zwischen) (?<least>${AMOUNT}) ?%? (?:and|und)`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,\p{L}-])(?:(?:${BETWEEN}) (?<low>${NUMBER}) ?%? (?:${AND}) |(?<first>${NUMBER}) ?%?(?: ?– ?|-(?=\p{Sc})| (?:${TO}) ))(?<last>${NUMBER}(?<![.,])(?:${SIGN})?)`,
  'giu',
);

const YEAR = /^(?:19|20)\d\d$/u;
const valueOf = (amount: string): number => parseFloat(amount.replace(/[^\d.]/gu, ''));
/** Whether two numbers are the ends of a range: not years, nor "5 to 3 goals". */
const areEnds = (first: string, last: string): boolean =>
  !(YEAR.test(first) && YEAR.test(last)) && !(valueOf(first) >= valueOf(last));

export interface Range {
  at: number;
  last: string;
  lastAt: number;
  /** Not two years, nor a score, vote or odds, which may fall: "5 to 3 goals". */
  isFigure: boolean;
}

/** Whether the last of two whole numbers is less. */
const isFalling = (first: string, last: string): boolean => Number(last) < Number(first);

/** The range with the figure at `at`: of "1 to 10 miles", "10 miles" alone would be another claim. */
export function rangeAround(text: string, at: number): Range | undefined {
  for (const { 0: range, index, groups } of text.matchAll(RANGE)) {
    const { last = '', first = groups?.['least'] ?? '' } = groups ?? {};
    const end = index + range.length;
    const areYears = MAY_BE_YEAR.test(first) && MAY_BE_YEAR.test(last);
    const isFigure = !areYears && !isFalling(first, last);
    if (index <= at && at < end) return { at: index, last, lastAt: end - last.length, isFigure };
  }
  return undefined;
}

const FROM = '(?:from|von|de|da|van)';
const ONTO = '(?:to|auf|a|à|para|naar)';
/** The smaller unit of a compound figure: "51 minutes" after "6 hours". */
const SMALLER = String.raw`\d+ \p{L}{1,12}`;
const TIMES = '(?:second|minute|hour|day|week|month|year)(?!\\p{L})';
/** Both ends of a change: "from 38 seconds to 6", "from 6 hours 51 minutes to 7 hours 25 minutes". */
const CHANGE = new RegExp(
  String.raw`(?<!\p{L})${FROM} ${AMOUNT}(?: ?[%\p{L}]{1,12}){0,2}(?: ${SMALLER})? ${ONTO} ${AMOUNT}(?<!\.)(?: \p{L}{1,12} ${SMALLER}|${SIGN})?|(?<!\p{L})from ${SMALLER} to (?:an?|one) ${TIMES}`,
  'giu',
);
const isYears = (change: string): boolean => /(?:19|20)\d\d\b/u.test(change);
export const changeIn = (text: string): string =>
  [...text.matchAll(CHANGE)].map(([change]) => change).find((change) => !isYears(change)) ?? '';

const AIM_CHARS = 40;
/** What a figure was to be, not what it is: "beat its goal of 150 members with 179". */
const AIMED =
  /(?<!\p{L})(?:(?:goals?|targets?) of|Ziel(?:s|marke)? von|(?:objetivo|meta) de|objectif de|obiettivo di|doel van|mål (?:på|om)) (?:\p{Ll}+ )?$/iu;
export const isAimedAt = (text: string, at: number): boolean =>
  AIMED.test(text.slice(Math.max(0, at - AIM_CHARS), at));
