import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Operand } from './operands.js';
import { MOVING, type Statement } from '../statements/statement.js';

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
