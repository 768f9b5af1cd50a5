import type { Source } from '../../../source/source.types.js';
import type { Misstatement } from '../relation.types.js';
import { statementIndexOf } from '../statements/statement-index.js';
import { sharedKeys, type Statement } from '../statements/statement.js';
import { measuredLike } from './measured-otherwise.js';
import { comparisonIn, type Comparison } from './comparison.js';

const MIN_SHARED = 2;

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((key) => b.has(key)).length;

/** 1 if two comparisons have the same things on the same sides, -1 for the other sides, 0 if that is unclear. */
function orderOf(ours: Comparison, theirs: Comparison): number {
  const [kept, crossed] = [shared(ours.right, theirs.right), shared(ours.right, theirs.left)];
  if (kept > 0 && crossed === 0) return 1;
  return crossed > 0 && kept === 0 && shared(ours.left, theirs.right) > 0 ? -1 : 0;
}

/** 1 if both comparisons say more or both less, -1 if one says the opposite of the other, 0 if that is unclear. */
function degreesOf({ degree: ours }: Comparison, { degree: theirs }: Comparison): number {
  const ways = [...ours.sides].flatMap(([set, side]) => {
    const other = theirs.sides.get(set);
    return other === undefined ? [] : [other === side ? 1 : -1];
  });
  const [way] = ways;
  return way !== undefined && ways.every((each) => each === way) ? way : ours.way * theirs.way;
}

/** `A is shorter than B` where the source has A longer than B, or B shorter than A. */
export function comparedOtherwise(claimed: Statement, source: Source): Misstatement | null {
  const ours = comparisonIn(claimed);
  if (ours === null) return null;
  const found = statementIndexOf(source)
    .nearest(claimed)
    .map((original) => {
      if (sharedKeys(claimed, original) < MIN_SHARED) return 0;
      const theirs = comparisonIn(original);
      return theirs === null ? measuredLike(ours, original) : orderOf(ours, theirs) * degreesOf(ours, theirs);
    });
  return found.includes(-1) && !found.includes(1) ? { rule: 'comparison', at: ours.at } : null;
}
