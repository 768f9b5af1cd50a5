import { inSmallest } from '../../../annotate/mentions/quantities/units.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import { isPoint, TIME, TIMES, type Operand } from './operands.js';

/** What figures come to, and what it measures. */
export interface Result {
  measure: string;
  amount: number;
}

export type Pair = readonly [Operand, Operand];

/**
 * Whether the text has one of two figures beside the result, or one statement of the source has both, or two statements
 * of what the text speaks of, or only one of them speaks of it.
 */
export type Nearness = 'own' | 'beside' | 'apart' | 'far';
const isApart = (nearness: Nearness): boolean => nearness === 'apart' || nearness === 'far';

/** A part of a whole in words, one in per cent, by how much per cent something changed, and a year. */
export const PART = 'part';
export const SHARE = 'share';
export const CHANGE = 'change';
export const YEAR = 'a year';

const YEAR_MS = inSmallest(1, 'year');

/** Small counts are in any proportion by chance. */
const MIN_COUNT = 10;
const isBare = ({ measure }: Operand): boolean => measure === '';
const countOf = ({ value }: Mention): number => Number(value.slice(value.indexOf(':') + 1));
const isSmallCount = (operand: Operand): boolean => isBare(operand) && operand.amount < MIN_COUNT;

/** `17 kilometres instead of 3`: so near a measure, a bare number is one too. */
const isElliptic = ([one, other]: Pair): boolean =>
  isBare(one) !== isBare(other) && Math.abs(one.mention.start - other.mention.start) < ELLIPTIC_CHARS;
const ELLIPTIC_CHARS = 60;

/** The same with the unit of one figure for both, also for `1.4 million` of so many million euros. */
function measuredAlike(pair: Pair): Pair {
  const [one, other] = pair;
  const isLarge = pair.some((each) => isBare(each) && each.mention.factor !== undefined);
  if (isBare(one) === isBare(other) || !(isLarge || isElliptic(pair))) return pair;
  const [bare, measured] = isBare(one) ? [one, other] : [other, one];
  const amount = inSmallest(bare.amount, measured.mention.unit ?? '');
  return [measured, { ...bare, measure: measured.measure, amount }];
}

/** What lies between two points in time, and what a length of time before or behind one is. */
function inTime([one, other]: Pair): Result[] {
  if (isPoint(one) && isPoint(other)) {
    if (one.measure !== other.measure) return [];
    const amount = Math.abs(one.amount - other.amount);
    const years = one.measure === TIME ? [{ measure: '', amount: amount / YEAR_MS }] : [];
    return [{ measure: TIME, amount }, ...years];
  }
  const [point, length] = isPoint(one) ? [one, other] : [other, one];
  if (length.measure !== TIME) return [];
  const ends = [point.amount + length.amount, point.amount - length.amount];
  if (point.measure === 'clock') return ends.map((amount) => ({ measure: 'clock', amount }));
  return point.measure === TIME ? ends.map((amount) => ({ measure: YEAR, amount: amount / YEAR_MS })) : [];
}

/** What two amounts of one kind come to. */
function ofOneMeasure(one: Operand, other: Operand, nearness: Nearness): Result[] {
  const isOwn = nearness === 'own';
  const { measure } = one;
  const isLarge = measure === 'percent' || [one, other].some(({ mention }) => countOf(mention) >= MIN_COUNT);
  const isSum = nearness !== 'far' && isLarge;
  const [small, large] = [Math.min(one.amount, other.amount), Math.max(one.amount, other.amount)];
  // `187 litres, 123 more than usual`: beside a measure a result needs none
  const measures = isOwn ? new Set([measure, '']) : [measure];
  const sums = [...measures].flatMap((each) =>
    [large - small, ...(isSum ? [large + small] : [])].map((amount) => ({ measure: each, amount })),
  );
  if (small <= 0 || measure === 'percent') return sums;
  return [
    ...sums,
    { measure: TIMES, amount: large / small },
    { measure: isApart(nearness) ? PART : SHARE, amount: (100 * small) / large },
    ...[large, small].map((from) => ({ measure: CHANGE, amount: (100 * (large - small)) / from })),
    ...(isOwn ? [{ measure: '', amount: large / small }] : []),
  ];
}

/** A percentage of an amount, what it leaves, what it adds to; or what it is the percentage of. */
function ofPercent(percent: Operand, { measure, amount }: Operand, isOwn: boolean): Result[] {
  if (percent.measure !== 'percent' || measure === 'percent') return [];
  const share = percent.amount / 100;
  const parts = [share, 1 - share, 1 + share, ...(isOwn ? [1 / share] : [])];
  return parts.map((part) => ({ measure, amount: amount * part }));
}

/** So many times an amount, and one of so many parts of it. */
function multiplied(
  { mention, measure: factor, amount: times }: Operand,
  { measure, amount }: Operand,
): Result[] {
  const count = factor === TIMES ? times : mention.kind === 'number' ? Number(mention.value) : NaN;
  if (!(count > 1) || measure === TIMES) return [];
  return [amount * count, amount / count].map((each) => ({ measure, amount: each }));
}

/** All that two figures come to by one operation that their measures allow. */
export function resultsOf(pair: Pair, nearness: Nearness): Result[] {
  if (pair.some(isPoint)) return inTime(pair);
  const isOwn = nearness === 'own';
  const [first, second] = pair;
  const results: Result[] = [];
  if (!pair.some(isSmallCount) || (nearness === 'beside' && isElliptic(pair))) {
    const [one, other] = measuredAlike(pair);
    if (one.measure === other.measure) results.push(...ofOneMeasure(one, other, nearness));
    if (!isApart(nearness))
      results.push(...ofPercent(first, second, isOwn), ...ofPercent(second, first, isOwn));
  }
  if (isOwn || (nearness === 'beside' && pair.some(({ measure }) => measure === TIMES)))
    results.push(...multiplied(first, second), ...multiplied(second, first));
  return results;
}

/** A percentage is a part in other words. */
export const partsIn = ({ measure, amount }: Operand): Result[] =>
  measure === 'percent' ? [{ measure: PART, amount }] : [];

/** The sums of three or more neighbours of one kind. */
export function totalsOf(operands: readonly Operand[]): Result[] {
  return operands.flatMap(({ measure, amount }, at) => {
    const rest = operands.slice(at + 1);
    const end = rest.findIndex((each) => each.measure !== measure || isPoint(each));
    let sum = amount;
    return rest
      .slice(0, end < 0 ? rest.length : end)
      .map((each) => ({ measure, amount: (sum += each.amount) }))
      .slice(1);
  });
}
