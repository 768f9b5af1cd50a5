import { quantityOf } from './figures.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import type { RelationRule, Told } from '../relation.types.js';
import { nearestClause, sharedKeys, type Statement } from '../statements/statement.js';

/** 1 for growing, -1 for shrinking, 0 for neither or both; `from 180 to 120` says it in figures. */
function wayOf(statement: Statement): number {
  const words = Number(statement.has('up')) - Number(statement.has('down'));
  return words === 0 && !statement.has('up') ? wayOfFigures(statement) : words;
}

const RANGE = /^[^.;,]{0,24}\s(?:to|auf|zu|à|a|hasta los|para|naar|tot)\s(?:\p{L}+\s)?[$€£¥]?$/iu;
const FROM = /(?<!\p{L})(?:from|von|de|da|van)\s(?:\p{L}+\s)?[$€£¥]?$/iu;

/** Whether two figures are where something came from and where it came to: `from about 180 to 120`. */
function isFromTo(first: Mention, second: Mention, { whole, start }: Statement): boolean {
  const before = whole.slice(Math.max(start, first.start - FROM_CHARS), first.start);
  return FROM.test(before) && RANGE.test(whole.slice(first.end, second.start));
}
const FROM_CHARS = 18;

/** `from 180 to 120`. */
function wayOfFigures(statement: Statement): number {
  const [first, second] = statement.figures;
  if (first === undefined || second === undefined) return 0;
  const isRange = isFromTo(first, second, statement);
  const unit = first.unit ?? second.unit ?? '';
  // `from 6.1 to 4.5 million`
  const factor = first.factor === undefined && first.kind === 'number' ? (second.factor ?? 1) : 1;
  const change = quantityOf({ unit, ...second }) - quantityOf({ unit, ...first }) * factor;
  return isRange ? Math.sign(change) : 0;
}

/** Whether the source has the other way of what a clause says that moves, or its own figures do. */
function isReversed(clause: Statement, said: Statement, { statement, around }: Told): boolean {
  const way = wayOf(clause);
  const theirs = nearestClause(clause, statement);
  // another clause that moves is about the same only where they share a word
  const isSame = statement.clauses.every((each) => wayOf(each) === 0 || sharedKeys(each, said) > 0);
  const told = wayOf(theirs) || (isSame ? wayOf(statement) : 0);
  if (wayOfFigures(clause) === -way) return true;
  // what may come is not what was
  if (told !== -way || (clause.has('maybe') && !theirs.has('maybe'))) return false;
  // `would shrink, but` of what another sentence says is smaller
  const kinds = way > 0 ? (['up', 'more'] as const) : (['down', 'less'] as const);
  return !around.some(
    (each) =>
      each !== statement && kinds.some((kind) => each.has(kind)) && sharedKeys(clause, each) >= MIN_SHARED,
  );
}
const MIN_SHARED = 2;

/** Rising in the telling, falling in the source; or a rise from more to less. */
export const isOtherWay: RelationRule = (said, told) => {
  const clause = said.clauses.find((each) => wayOf(each) !== 0 && isReversed(each, said, told));
  if (clause === undefined) return null;
  return { rule: 'reversed', at: clause.marks(wayOf(clause) > 0 ? 'up' : 'down')[0] ?? clause };
};
