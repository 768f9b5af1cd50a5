import type { Source } from '../../source/source.types.js';
import type { Misstatement, Original, RelationRule } from './relation.types.js';
import { statementIndexOf } from './statements/statement-index.js';
import {
  keyOf,
  nearestClause,
  sharedKeys,
  type Mark,
  type MarkKind,
  type Statement,
} from './statements/statement.js';

/** 1 for growing, -1 for shrinking, 0 for neither or both. */
const wayOf = (statement: Statement): number => Number(statement.has('up')) - Number(statement.has('down'));

/** Whether the source says that something moves in the opposite direction. */
function isReversed(clause: Statement, claimed: Statement, { statement, around }: Original): boolean {
  const way = wayOf(clause);
  const theirs = nearestClause(clause, statement);
  // another clause with a direction is relevant only if it shares a word
  const isSame = statement.clauses.every((each) => wayOf(each) === 0 || sharedKeys(each, claimed) > 0);
  const sourceWay = wayOf(theirs) || (isSame ? wayOf(statement) : 0);
  // a prediction does not contradict the past
  if (sourceWay !== -way || (clause.has('maybe') && !theirs.has('maybe'))) return false;
  // another sentence of the source may agree with the output
  const kinds = way > 0 ? (['up', 'more'] as const) : (['down', 'less'] as const);
  return !around.some(
    (each) =>
      each !== statement &&
      kinds.some((kind) => each.has(kind)) &&
      sharedKeys(clause, each) >= SHARED_WITH_AGREEING,
  );
}
const SHARED_WITH_AGREEING = 2;

export const isOtherWay: RelationRule = (claimed, original) => {
  const clause = claimed.clauses.find((each) => wayOf(each) !== 0 && isReversed(each, claimed, original));
  if (clause === undefined) return null;
  return { rule: 'reversed', at: clause.marks(wayOf(clause) > 0 ? 'up' : 'down')[0] ?? clause };
};

const MIN_SHARED = 3;
const GAP_CHARS = 1;

/** The key of the word directly after a word for more or less: `time` of `more time`. */
function nounAfter({ end }: Mark, { words, opposables }: Statement): string | undefined {
  const next = words.find(({ start }) => start >= end && start - end <= GAP_CHARS);
  const isPlain = next !== undefined && next.text.length > 2 && !opposables.some(({ word }) => word === next);
  return isPlain ? keyOf(next.text) : undefined;
}

const has = (statement: Statement, kind: MarkKind, noun: string): boolean =>
  statement.marks(kind).some((mark) => nounAfter(mark, statement) === noun);

/** `leaves less time for the harvest` where the source says `more time`. */
export function otherDegree(claimed: Statement, source: Source): Misstatement | null {
  if (claimed.has('than') || claimed.has('not')) return null;
  for (const kind of ['more', 'less'] as const)
    for (const at of claimed.marks(kind)) {
      const other = kind === 'more' ? 'less' : 'more';
      const noun = nounAfter(at, claimed);
      if (noun === undefined || has(claimed, other, noun)) continue;
      const clause = claimed.clauseOf(at);
      const near = statementIndexOf(source)
        .nearest(claimed)
        .filter((each) => sharedKeys(clause, each) > 0 && !each.has('not'));
      const isTold = near.some((each) => has(each, other, noun) && sharedKeys(claimed, each) >= MIN_SHARED);
      if (isTold && !near.some((each) => has(each, kind, noun))) return { rule: 'reversed', at };
    }
  return null;
}
