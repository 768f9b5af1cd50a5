import { plain } from '../../../annotate/mentions/quantities/numbers.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import { isPoint, isSame, TIMES, type Operand } from './operands.js';

/** Whether a figure can multiply an amount: a percentage or a small count. */
export const isFactor = ({ measure, amount, mention: { kind } }: Operand): boolean =>
  amount > 1 && (measure === 'percent' || (kind === 'number' && measure === '' && amount <= MAX_FACTOR));
const MAX_FACTOR = 100;

/** Whether a claim has enough digits not to match by chance. */
export const isTelling = ({ approximation, value }: Mention): boolean =>
  approximation !== undefined ||
  plain(Number(value.slice(value.indexOf(':') + 1))).replace(/\D|0+$/gu, '').length > 1;

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
