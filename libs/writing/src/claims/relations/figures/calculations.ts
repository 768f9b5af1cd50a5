import { amountOf, type Mention } from '../../../annotate/mentions/mention.js';
import { isPoint, isSame, type Operand, TIMES } from './operands.js';
import { MOVING, type Statement } from '../statements/statement.js';
import { plain } from '../../../annotate/mentions/quantities/numbers.js';

/** The limit of operands; more figures make a list. */
export const MAX_OPERANDS = 40;

export const pairsOf = (operands: readonly Operand[]): (readonly [Operand, Operand])[] =>
  operands
    .slice(0, MAX_OPERANDS)
    .flatMap((one, at, all) => all.slice(at + 1).map((other) => [one, other] as const));

/** Whether a claim such as `twice` is the ratio of two figures. */
export function isMultiple(
  { value, approximation }: Mention,
  [one, other]: readonly [Operand, Operand],
): boolean {
  const [small, large] = [Math.min(one.amount, other.amount), Math.max(one.amount, other.amount)];
  const off = small > 0 ? large / small / Number(value.slice(2)) - 1 : Infinity;
  if (approximation === undefined) return Math.abs(off) < MULTIPLE_SHARE;
  const [below, above] = [
    approximation === 'above' ? 0 : -ROUND_SHARE,
    approximation === 'below' ? 0 : ROUND_SHARE,
  ];
  return off >= below && off <= above;
}
const MULTIPLE_SHARE = 0.02;
/** The tolerance of an approximate multiple: `more than twice` for 2.4 times. */
const ROUND_SHARE = 0.2;

/** The number of topics that two statements share, rising and falling not counted. */
export const topicsShared = ({ keys }: Statement, original: Statement): number =>
  [...keys].filter((key) => key !== MOVING && original.keys.has(key)).length;

/** Whether a figure can multiply an amount: a percentage or a small count. */
const isFactor = ({ measure, amount, mention: { kind } }: Operand): boolean =>
  amount > 1 && (measure === 'percent' || (kind === 'number' && measure === '' && amount <= MAX_FACTOR));
const MAX_FACTOR = 100;

/** Whether a claim has enough digits not to match by chance. */
export const isTelling = (claim: Mention): boolean =>
  claim.approximation !== undefined || plain(amountOf(claim)).replace(/\D|0+$/gu, '').length > 1;

/** Smaller amounts may be a product by chance. */
const MIN_PRODUCT = 100;

/** Whether a claim is the product of two figures, or a percentage of one, or the rest of it. */
export function isProduct(
  claim: Mention,
  wanted: Operand,
  [one, other]: readonly [Operand, Operand],
): boolean {
  const [factor, amount] = isFactor(one) ? [one, other] : [other, one];
  if (!isFactor(factor) || isPoint(amount) || amount.measure !== wanted.measure) return false;
  if (wanted.amount < MIN_PRODUCT) return false;
  const times =
    factor.measure === 'percent' ? [factor.amount / 100, 1 - factor.amount / 100] : [factor.amount];
  return times.some((each) => isSame(claim, wanted.amount, amount.amount * each));
}

/** `64,000 last year, twice as many as in 2014`: an amount multiplied or divided by a multiple. */
export function isOfMultiple(
  claim: Mention,
  wanted: Operand,
  [one, other]: readonly [Operand, Operand],
): boolean {
  const [multiple, of] = one.measure === TIMES ? [one, other] : [other, one];
  if (multiple.measure !== TIMES || of.measure !== wanted.measure) return false;
  const results = [of.amount * multiple.amount, of.amount / multiple.amount];
  return results.some((result) => isSame(claim, wanted.amount, result));
}

/** Whether a claim is the change between two figures: `5 % less` for 960 and 912. */
export function isChange(
  claim: Mention,
  [one, other]: readonly [Operand, Operand],
  claimed: Statement,
): boolean {
  const percent = Number(claim.value);
  const isMoving = claim.part === 'change' || KINDS_OF_CHANGE.some((kind) => claimed.has(kind));
  if (claim.kind !== 'percent' || !isMoving || one.measure !== other.measure || isPoint(one)) return false;
  const change = Math.abs(one.amount - other.amount);
  return [one, other].some(({ amount }) => amount > 0 && isShare(claim, percent, (100 * change) / amount));
}
const KINDS_OF_CHANGE = ['up', 'down', 'more', 'less'] as const;

/** Whether a claim is one figure as a percentage of the other: `75 %` for 159 of 212. */
export function isPartOf(claim: Mention, [one, other]: readonly [Operand, Operand]): boolean {
  const isAmount = one.measure === other.measure && one.measure !== 'percent' && !isPoint(one);
  const [part, whole] = [Math.min(one.amount, other.amount), Math.max(one.amount, other.amount)];
  return (
    claim.kind === 'percent' &&
    isAmount &&
    part > 1 &&
    isShare(claim, Number(claim.value), (100 * part) / whole)
  );
}

/** `Of every hundred bottles, thirteen`, where the source says 13 %. */
export function ofHundred(claim: Mention, claimed: Statement, near: readonly Statement[]): Mention | null {
  const counts = claimed.figures.filter(({ kind }) => kind === 'number');
  const whole = counts.find(({ value }) => value === '100');
  if (whole === undefined || !counts.includes(claim)) return null;
  const parts = claim === whole ? counts.filter((each) => each !== whole) : [claim];
  const isIt = ({ kind, value }: Mention): boolean =>
    kind === 'percent' && parts.some((part) => part.value === value);
  return near.flatMap(({ figures }) => figures).find(isIt) ?? null;
}

/** `A third of the nine` for three: a share of a number behind it, where the source has the part. */
export function ofWhole(claim: Mention, claimed: Statement, near: readonly Statement[]): Mention | null {
  const whole = claimed.figures.find(
    ({ kind, start }) => kind === 'number' && start > claim.end && start - claim.end <= OF_THE_CHARS,
  );
  if (claim.kind !== 'percent' || claim.part !== 'share' || whole === undefined) return null;
  const wanted = (Number(whole.value) * Number(claim.value)) / 100;
  const isIt = ({ kind, value }: Mention): boolean =>
    kind === 'number' && Math.abs(Number(value) - wanted) <= wanted * OFF;
  return (
    near
      .filter((original) => topicsShared(claimed, original) >= MIN_SHARED)
      .flatMap(({ figures }) => figures)
      .find(isIt) ?? null
  );
}
const OF_THE_CHARS = 8;
/** Two thirds are 66.7 %. */
const OFF = 0.01;
const MIN_SHARED = 2;

/** Whether a percentage or a fraction in words matches the exact share, rounding included. */
const isShare = (claim: Mention, percent: number, exact: number): boolean => {
  const step = /[.,]\d/u.test(claim.text) ? 0.1 : 1;
  if (claim.part === undefined && Math.abs(exact - percent) <= step / 2) return true;
  const off = claim.part === undefined || claim.approximation === undefined ? POINTS : PART_POINTS;
  const [below, above] = [claim.approximation !== 'above', claim.approximation !== 'below'];
  const isRounded = claim.part !== undefined || claim.approximation !== undefined;
  return isRounded && exact >= percent - (below ? off : 0) && exact <= percent + (above ? off : 0);
};
const POINTS = 1.5;
const PART_POINTS = 6;
