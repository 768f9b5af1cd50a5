import type { Mention } from '../../../annotate/mentions/mention.js';
import { measuredBy } from '../../../annotate/mentions/quantities/units.js';
import { TIME } from '../figures/operands.js';
import type { Statement } from '../statements/statement.js';
import { keysIn, type Comparison } from './comparison.js';

interface Measured {
  keys: ReadonlySet<string>;
  figures: readonly Mention[];
}

const isAmount = ({ kind, value }: Mention): boolean => kind !== 'date' && /^(?:\w+:)?\d/u.test(value);

/** The two clauses of a statement that give amounts in one unit; null if it has not exactly two. */
function measuredIn(original: Statement): readonly [Measured, Measured] | null {
  const found = original.clauses
    .map((clause) => ({ keys: keysIn(clause), figures: clause.figures.filter(isAmount) }))
    .filter(({ figures }) => figures.length > 0);
  const [one, other] = found;
  if (one === undefined || other === undefined || found.length > 2) return null;
  // `12 or 13 months`: a figure may lack its unit
  const figures = [...one.figures, ...other.figures];
  const kinds = new Set(figures.map(({ kind }) => kind));
  const units = new Set(figures.flatMap(({ unit }) => unit ?? []));
  return kinds.size === 1 && units.size < 2 ? [one, other] : null;
}

/** The words of a side of the comparison that one clause has and the other has not. */
const ownOf = (words: ReadonlySet<string>, clause: Measured, other: Measured): string[] =>
  [...words].filter((key) => clause.keys.has(key) && !other.keys.has(key));

const amountOf = ({ value }: Mention): number => Number(value.slice(value.indexOf(':') + 1));

/** Whether the amounts of the first thing are all above (1) or below (-1) those of the second; 0 if neither. */
function wayOf(left: Measured, right: Measured): number {
  const [ours, theirs] = [left.figures.map(amountOf), right.figures.map(amountOf)];
  if (Math.min(...ours) > Math.max(...theirs)) return 1;
  return Math.max(...ours) < Math.min(...theirs) ? -1 : 0;
}

/** Words that say nothing about an amount: a better time is a shorter one. */
const VALUING = /^(?:best|better|wors|bess|schlecht|mejor|peor|mieux|meilleur|pire)/u;

/** 1 if the source's amounts of two things compare as the output says, -1 if the other way round, 0 if it gives none. */
export function measuredLike({ left, right, degree }: Comparison, original: Statement): number {
  const clauses = measuredIn(original);
  if (clauses === null || degree.amount === 0 || VALUING.test(degree.word)) return 0;
  // `faster` is less time but more speed
  const isPlain =
    degree.way !== 0 ||
    [...clauses[0].figures, ...clauses[1].figures].some(({ unit }) => measuredBy(unit ?? '') === TIME);
  if (!isPlain) return 0;
  const [first, second] = clauses;
  const [one, other] = ownOf(right, second, first).length > 0 ? [first, second] : [second, first];
  const isOfBoth = ownOf(right, one, other).length > 0;
  if (isOfBoth || ownOf(right, other, one).length === 0 || ownOf(left, one, other).length === 0) return 0;
  return wayOf(one, other) * degree.amount;
}
