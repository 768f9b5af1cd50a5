import { oneOf } from '../../text/one-of.js';
const PART_NAMES = oneOf`
  chapter part appendix section kapitel teil anhang cap[ií]tulo chapitre annexe apéndice apêndice capitolo
  appendice hoofdstuk bijlage`;
/** The number of a section: "2. Lifting it", "14.6.1. Risks", "A.2. Why", "Chapter 3. The project"; but not "7 tools". */
const NUMBER = new RegExp(
  String.raw`^(?:(?:[A-Z]|\d+)(?:\.\d+)+\.?|\d+[.)]|(?:${PART_NAMES}) (?:\d+|[A-Z]|[IVX]+)[.:])\s+(?=["“‘«¿¡]?\p{L})`,
  'iu',
);

export const isNumbered = (text: string): boolean => NUMBER.test(text);
export const numberOf = (text: string): string => NUMBER.exec(text)?.[0].trim() ?? '';
export const withoutNumber = (text: string): string => text.replace(NUMBER, '');

/** The number of a section without a mark: "1 The net". */
const BARE = /^(\d{1,2})\s+(?=["“‘«¿¡]?\p{L})/u;
const LEAST_BARE = 3;
/** Most numbers left out: the author may have miscounted. */
const MISSED = 1;
/** Returns how headings are written without such numbers, if these count them from 0 or 1 on, unlike "1 John" to "3 John". */
export function withoutCount(headings: readonly string[]): (text: string) => string {
  const counted = headings.filter((text) => BARE.test(text));
  const numbers = counted.map((text) => Number(BARE.exec(text)?.[1]));
  const rests = new Set(counted.map((text) => text.replace(BARE, '')));
  const isCount =
    counted.length >= LEAST_BARE &&
    rests.size === counted.length &&
    (numbers[0] ?? Infinity) <= 1 &&
    numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)) &&
    (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < counted.length + MISSED;
  return (text) => (isCount ? text.replace(BARE, '') : text);
}
