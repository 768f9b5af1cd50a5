import { isApproximately } from '../../../annotate/mentions/quantities/approximation.js';
import { plain } from '../../../annotate/mentions/quantities/numbers.js';
import { inSmallest, measuredBy } from '../../../annotate/mentions/quantities/units.js';
import { timesOf } from '../../../annotate/mentions/times/clocks.js';
import { isFigure, numberIn, type Mention } from '../../../annotate/mentions/mention.js';

/** A figure by measure and amount: times of day and dates in milliseconds, others in the smallest unit. */
export interface Operand {
  measure: string;
  amount: number;
  mention: Mention;
}

const YEAR_MS = inSmallest(1, 'year');
const MINUTE_MS = inSmallest(1, 'minute');
export const TIME = measuredBy('year');
export const TIMES = 'times';

/** A date as a year, and also as a month or day if it has one. */
function pointsOf(mention: Mention): Operand[] {
  const [, inMonth, onDay] = /^--(\d{2})-(\d{2})$/u.exec(mention.value) ?? [];
  if (inMonth !== undefined)
    return [
      { measure: 'day of a year', amount: Date.UTC(ANY_YEAR, Number(inMonth) - 1, Number(onDay)), mention },
    ];
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/u.exec(mention.value) ?? [];
  if (year === undefined) return [];
  const found: Operand[] = [{ measure: TIME, amount: Number(year) * YEAR_MS, mention }];
  if (month === undefined) return found;
  const amount = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1));
  return [...found, { measure: day === undefined ? 'month' : 'day', amount, mention }];
}
const ANY_YEAR = 2001;
const OF_DAYS = { day: inSmallest(1, 'day'), week: inSmallest(3, 'day'), month: inSmallest(6, 'day') };
/** The tolerance of the distance of two dates, by the dates' measure and the claim's unit. */
const OFF_MS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  month: { month: inSmallest(2, 'day') },
  day: OF_DAYS,
  'day of a year': OF_DAYS,
};

/** Whether a claimed length of time lies between two dates or times; `under two months` also fits more than one month. */
export function isApart(claim: Mention, wanted: Operand, one: Operand, other: Operand): boolean {
  if (wanted.measure !== TIME || one.mention.kind !== other.mention.kind || one.measure !== other.measure)
    return false;
  const apart = Math.abs(one.amount - other.amount);
  const off = OFF_MS[one.measure]?.[claim.unit ?? ''];
  if (off === undefined) return isSame(claim, wanted.amount, apart);
  const more = (apart - wanted.amount) / inSmallest(1, claim.unit ?? '');
  if (claim.approximation === 'below') return more > -1 && more <= 0;
  if (claim.approximation === 'above') return more < 1 && more >= 0;
  return Math.abs(apart - wanted.amount) <= off;
}

export function operandsOf(mention: Mention): Operand[] {
  const { kind, value, unit = '' } = mention;
  if (kind === 'date') return pointsOf(mention);
  if (value.startsWith('clock '))
    return timesOf(value).map((time) => ({
      measure: 'clock',
      amount: Number(time.slice('clock '.length)) * MINUTE_MS,
      mention,
    }));
  if (value.startsWith('x ')) return [{ measure: TIMES, amount: Number(value.slice(2)), mention }];
  const amount = Number(numberIn(mention).replace(/pp$/u, ''));
  if (Number.isNaN(amount) || !isFigure(mention)) return [];
  const isCents = unit === 'cent';
  const measure = isCents ? 'money' : kind === 'number' ? measuredBy(unit) : kind;
  return [{ measure, amount: isCents ? amount / 100 : inSmallest(amount, unit), mention }];
}

/** Whether an operand is a date or time of day, not a length of time. */
export const isPoint = ({ measure, mention }: Operand): boolean =>
  measure === 'clock' || mention.kind === 'date';

export const isSame = (claim: Mention, wanted: number, amount: number): boolean =>
  plain(amount) === plain(wanted) ||
  (claim.approximation !== undefined && amount > 0 && isApproximately(claim, wanted, amount)) ||
  (claim.unit === 'year' && Math.abs(amount - wanted) < YEAR_MS / 100);
