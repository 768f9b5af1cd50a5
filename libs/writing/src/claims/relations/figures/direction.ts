import type { RelationRule, Original } from '../relation.types.js';
import { nearestClause, sharedKeys, type Statement } from '../statements/statement.js';

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
      each !== statement && kinds.some((kind) => each.has(kind)) && sharedKeys(clause, each) >= MIN_SHARED,
  );
}
const MIN_SHARED = 2;

export const isOtherWay: RelationRule = (claimed, original) => {
  const clause = claimed.clauses.find((each) => wayOf(each) !== 0 && isReversed(each, claimed, original));
  if (clause === undefined) return null;
  return { rule: 'reversed', at: clause.marks(wayOf(clause) > 0 ? 'up' : 'down')[0] ?? clause };
};
