import { isApproximately, reachOf } from '../../../annotate/mentions/quantities/approximation.js';
import { plain } from '../../../annotate/mentions/quantities/numbers.js';
import { inSmallest } from '../../../annotate/mentions/quantities/units.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Statement } from '../statements/statement.js';
import { CHANGE, PART, SHARE, YEAR, type Pair, type Result } from './arithmetic.js';
import { isApart, isPoint, isSame, operandsOf, TIMES, type Operand } from './operands.js';

const MOVING = ['up', 'down', 'more', 'less'] as const;
/** A part in words is said of what is so many points off, and a multiple of what is off by so much of it. */
const POINTS = 1.5;
const MULTIPLE_SHARE = 0.02;
const ROUND_MULTIPLE_SHARE = 0.2;
/** Years that a text may speak of. */
const YEARS = 30;
const HALF_TO_DOUBLE = 1.5;
const CENTS = 100;

/** A figure that may be computed from others. */
export class Wanted {
  private constructor(
    private readonly claim: Mention,
    private readonly operand: Operand,
    private readonly measures: readonly string[],
  ) {}

  static of(claim: Mention, said: Statement): Wanted | null {
    const [operand] = operandsOf(claim);
    if (operand === undefined || (claim.kind === 'date' && !/^\d{4}$/u.test(claim.value))) return null;
    const amount = claim.kind === 'date' ? Number(claim.value) : operand.amount;
    return new Wanted(claim, { ...operand, amount }, measuresOf(claim, operand, said));
  }

  /** Of some results, those of its measures. */
  among(results: readonly Result[]): Result[] {
    return results.filter(({ measure }) => this.measures.includes(measure));
  }

  /** Whether an amount is so near it that another figure might have met it. */
  isNear({ amount }: Result): boolean {
    return amount >= this.operand.amount / 2 && amount <= this.operand.amount * 2;
  }

  /** How likely it is one of so many results near it by chance. */
  chanceAmong(results: number): number {
    const range = this.measures.includes(YEAR) ? YEARS : this.operand.amount * HALF_TO_DOUBLE;
    return 1 - (1 - Math.min(1, this.width() / range)) ** results;
  }

  /** Whether it is what lies between two points in time. */
  isBetween(pair: Pair): boolean {
    return pair.every(isPoint) && isApart(this.claim, this.operand, ...pair);
  }

  is({ measure, amount }: Result): boolean {
    const { claim, operand } = this;
    if (measure === TIMES) return this.isMultiple(amount);
    if (measure === YEAR) return Math.round(amount) === operand.amount;
    if (measure !== SHARE && measure !== CHANGE && measure !== PART)
      return isSame(claim, operand.amount, amount);
    const points = claim.part !== undefined ? POINTS : /[.,]\d/u.test(claim.text) ? 0.05 : 0.5;
    return isApproximately(claim, operand.amount, amount) || Math.abs(amount - operand.amount) <= points;
  }

  /** `more than twice` of 2.4 times. */
  private isMultiple(exact: number): boolean {
    const off = exact / this.operand.amount - 1;
    const { approximation } = this.claim;
    if (approximation === undefined) return Math.abs(off) < MULTIPLE_SHARE;
    const [least, most] = [-ROUND_MULTIPLE_SHARE, ROUND_MULTIPLE_SHARE];
    return off >= (approximation === 'above' ? 0 : least) && off <= (approximation === 'below' ? 0 : most);
  }

  /** How far apart two amounts are that it would be said of differently. */
  private width(): number {
    const { claim, operand, measures } = this;
    if (measures.includes(SHARE) || measures.includes(CHANGE))
      return claim.part === undefined ? 1 : 2 * POINTS;
    if (claim.approximation !== undefined) return 2 * reachOf(claim, operand.amount);
    if (measures.includes(YEAR)) return 1;
    const [whole = '', decimals = ''] = plain(Number(claim.value.slice(claim.value.indexOf(':') + 1))).split(
      '.',
    );
    const zeros = /0*$/u.exec(whole)?.[0].length ?? 0;
    const step = 10 ** (decimals === '' ? Math.max(0, zeros - 1) : -decimals.length);
    return claim.unit === 'cent' ? step / CENTS : inSmallest(step, claim.unit ?? '');
  }
}

/** What a figure may be the result of. */
function measuresOf(
  { kind, part, factor }: Mention,
  { measure }: Operand,
  said: Statement,
): readonly string[] {
  if (kind === 'date') return [YEAR];
  if (part !== undefined) return part === 'share' ? [SHARE, PART] : [CHANGE];
  if (kind === 'percent') return [SHARE, measure, ...(MOVING.some((each) => said.has(each)) ? [CHANGE] : [])];
  // `18 points`, `15 million of 54 million euros`
  if (measure === '') return [measure, 'percent', ...(factor === undefined ? [] : ['money'])];
  return [measure];
}
