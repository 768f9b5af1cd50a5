import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Operand } from './operands.js';
import { MOVING, type Statement } from '../statements/statement.js';

/** Figures of a list are no operands of one another. */
export const MAX_OPERANDS = 40;

export const pairsOf = (operands: readonly Operand[]): (readonly [Operand, Operand])[] =>
  operands
    .slice(0, MAX_OPERANDS)
    .flatMap((one, at, all) => all.slice(at + 1).map((other) => [one, other] as const));

/** A multiple of one figure of a statement by another one. */
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
/** `more than twice` of 2.4 times. */
const ROUND_SHARE = 0.2;

/** Topics that two statements share; that something moves is none. */
export const topicsShared = ({ keys }: Statement, told: Statement): number =>
  [...keys].filter((key) => key !== MOVING && told.keys.has(key)).length;
