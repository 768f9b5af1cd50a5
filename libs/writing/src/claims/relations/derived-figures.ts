import { isApproximately } from '../../annotate/mentions/quantities/approximation.js';
import { plain } from '../../annotate/mentions/quantities/numbers.js';
import { inSmallest, measuredBy } from '../../annotate/mentions/quantities/units.js';
import { timesOf } from '../../annotate/mentions/times/clocks.js';
import type { Mention } from '../../annotate/mentions/mention.js';
import type { Source } from '../../source/source.types.js';
import { isReckoned } from '../derived-quantities.js';
import { statementIndexOf } from './statements/statement-index.js';
import { figureKey, type Statement } from './statements/statement.js';

/** A figure by what it measures and how much: times of day in minutes, dates in years, others in the smallest unit. */
interface Operand {
  measure: string;
  amount: number;
  mention: Mention;
}

const YEAR_MS = inSmallest(1, 'year');
const MINUTE_MS = inSmallest(1, 'minute');
const TIME = measuredBy('year');

function operandsOf(mention: Mention): Operand[] {
  const { kind, value, unit = '' } = mention;
  if (kind === 'date')
    return /^\d{4}(?:-|$)/u.test(value)
      ? [{ measure: TIME, amount: Number(value.slice(0, 4)) * YEAR_MS, mention }]
      : [];
  if (value.startsWith('clock '))
    return timesOf(value).map((time) => ({
      measure: 'clock',
      amount: Number(time.slice('clock '.length)) * MINUTE_MS,
      mention,
    }));
  const amount = Number(value.slice(value.indexOf(':') + 1));
  if (Number.isNaN(amount) || !['number', 'money', 'percent'].includes(kind)) return [];
  const isCents = unit === 'cent';
  const measure = isCents ? 'money' : kind === 'number' ? measuredBy(unit) : kind;
  return [{ measure, amount: isCents ? amount / 100 : inSmallest(amount, unit), mention }];
}

/** Figures of a list are no operands of one another. */
const MAX_OPERANDS = 40;

const isSame = (claim: Mention, wanted: number, amount: number): boolean =>
  plain(amount) === plain(wanted) ||
  (claim.approximation !== undefined && amount > 0 && isApproximately(claim, wanted, amount)) ||
  // years are counted without their months
  (claim.unit === 'year' && Math.abs(amount - wanted) < YEAR_MS / 100);

/** A time of day or a year, and no length of time. */
const isPoint = ({ measure, mention }: Operand): boolean => measure === 'clock' || mention.kind === 'date';

/** Whether an amount is the difference or sum of two figures. Two times have a difference, a duration, but no sum. */
function isReckonedFrom(
  claim: Mention,
  wanted: Operand,
  [one, other]: readonly [Operand, Operand],
  isLoose: boolean,
): boolean {
  if (isPoint(one)) {
    const isLength = wanted.measure === TIME && one.mention.kind === other.mention.kind;
    return (
      isLength &&
      one.measure === other.measure &&
      isSame(claim, wanted.amount, Math.abs(one.amount - other.amount))
    );
  }
  const isOne = one.measure === other.measure && (wanted.measure === one.measure || wanted.measure === '');
  if (!isOne) return false;
  const results = [Math.abs(one.amount - other.amount), ...(isLoose ? [one.amount + other.amount] : [])];
  return results.some((result) => isSame(claim, wanted.amount, result));
}

/** `five points` are the difference of two percentages; `rose by 35 %` is calculated from amounts. */
const isOpen = ({ kind, text }: Mention): boolean => kind !== 'percent' || /p(?:oi|u|o)n[kt]/iu.test(text);

/** A multiple of one figure of a statement by another one. */
const isMultiple = ({ value }: Mention, [one, other]: readonly [Operand, Operand]): boolean => {
  const [small, large] = [Math.min(one.amount, other.amount), Math.max(one.amount, other.amount)];
  return small > 0 && Math.abs(large / small / Number(value.slice(2)) - 1) < MULTIPLE_SHARE;
};
const MULTIPLE_SHARE = 0.02;

const pairsOf = (operands: readonly Operand[]): (readonly [Operand, Operand])[] =>
  operands
    .slice(0, MAX_OPERANDS)
    .flatMap((one, at, all) => all.slice(at + 1).map((other) => [one, other] as const));

/** `from 90 to 115 square metres`: the unit of one figure is the other's too. */
function measuredAlike([one, other]: readonly [Operand, Operand]): readonly [Operand, Operand] {
  const isBare = ({ mention: { kind, unit } }: Operand): boolean => kind === 'number' && unit === undefined;
  if (isBare(one) === isBare(other) || isPoint(one) || isPoint(other)) return [one, other];
  const [bare, measured] = isBare(one) ? [one, other] : [other, one];
  const amount = inSmallest(bare.amount, measured.mention.unit ?? '');
  return [measured, { ...bare, measure: measured.measure, amount }];
}

/** What a figure is by two figures of one statement, which the source sets beside one another. */
function besideOneAnother(claim: Mention, near: readonly Statement[]): Mention | null {
  const isTimes = claim.value.startsWith('x ');
  const [wanted] = operandsOf(claim);
  const isIt = (pair: readonly [Operand, Operand]): boolean =>
    isTimes
      ? pair[0].measure === pair[1].measure && isMultiple(claim, pair)
      : wanted !== undefined && isReckonedFrom(claim, wanted, pair, false);
  for (const { mentions } of near) {
    const found = pairsOf(mentions.flatMap(operandsOf)).map(measuredAlike).find(isIt);
    if (found !== undefined) return found[0].mention;
  }
  return null;
}

/**
 * How a figure that the source does not state can be calculated: from two figures of the statements closest to the
 * sentence. Small results occur by chance, so they need a word for a calculation, a duration or one of the two figures
 * in the sentence.
 */
export function reckonedFigure(claim: Mention, said: Statement, source: Source): Mention | null {
  const [wanted] = operandsOf(claim);
  if (claim.kind === 'date' || !isOpen(claim) || wanted?.measure === 'clock') return null;
  const near = statementIndexOf(source).nearest(said);
  const beside = besideOneAnother(claim, near);
  if (beside !== null || wanted === undefined) return beside;
  const operands = near.flatMap(({ mentions }) => mentions.flatMap(operandsOf)).slice(0, MAX_OPERANDS);
  const own = new Set(said.figures.filter((figure) => figure !== claim).map(figureKey));
  const isLoose = isReckoned(said.text, source.language) || said.has('more') || said.has('less');
  const found = pairsOf(operands).find(
    (pair) =>
      isReckonedFrom(claim, wanted, pair, isLoose) &&
      (isLoose || isPoint(pair[0]) || pair.some(({ mention }) => own.has(figureKey(mention)))),
  );
  return found?.[0].mention ?? null;
}
