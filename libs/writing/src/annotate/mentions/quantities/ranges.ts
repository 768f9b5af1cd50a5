import { oneOf } from '../../../text/one-of.js';

const AMOUNT = String.raw`[€$£¥]?\d[\d.,]*`;
const SIGN = String.raw` ?%| (?:percent|million|billion|Prozent)`;
const WORDS = oneOf`
  one two three four five six seven eight nine ten eleven twelve twenty thirty
  zwei drei vier fünf sechs sieben acht neun zehn dos tres cuatro cinco seis siete ocho nueve diez
  deux trois quatre cinq sept huit neuf dix due tre quattro cinque sei sette otto nove dieci
  twee drie vijf zes zeven negen tien dois três quatro oito dez två tre fyra fem`;
const NUMBER = `(?:${AMOUNT}|(?:${WORDS})(?!\\p{L}))`;
const BETWEEN = oneOf`between zwischen entre tra tussen mellan`;
const AND = oneOf`and und y et e en och`;
const TO = oneOf`to or bis oder a o à ou tot till eller`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,\p{L}-])(?:(?:${BETWEEN}) (?<least>${NUMBER}) ?%? (?:${AND}) |(?<first>${NUMBER}) ?%?(?: ?– ?|-(?=\p{Sc})| (?:${TO}) ))(?<last>${NUMBER}(?<![.,])(?:${SIGN})?)`,
  'giu',
);

/** Two years, or amounts that look like them: "Between 1500 and 2000 people". */
const MAY_BE_YEAR = /^(?:1\d|20)\d\d$/u;

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
    const isFigure = !(MAY_BE_YEAR.test(first) && MAY_BE_YEAR.test(last)) && !isFalling(first, last);
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
const isYears = (change: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(change);
export const changeIn = (text: string): string =>
  [...text.matchAll(CHANGE)].map(([change]) => change).find((change) => !isYears(change)) ?? '';
