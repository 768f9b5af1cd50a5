import { isMeasure, unitBehind } from '../../annotate/mentions/quantities/units.js';
import type { Source } from '../../source/source.types.js';
import type { Misstatement } from './relation.types.js';
import { statementIndexOf, type StatementIndex } from './statement-index.js';
import type { Mark, MarkKind, Statement } from './statement.js';

/** What says something of all, of one alone or as the most, with what in the source bears it out. */
const STRONG: readonly (readonly [kind: MarkKind, borneOutBy: readonly MarkKind[]])[] = [
  ['superlative', ['superlative', 'only']],
  ['only', ['only', 'merely', 'superlative', 'not']],
  ['every', ['every', 'surely', 'only']],
];

/** Words that a statement shares with those of the source that it may be told from. */
const MIN_SHARED = 2;

/** The statements that a telling may be told from, and those beside them. */
function toldFrom(said: Statement, index: StatementIndex): Statement[] {
  const shared = [...index.sharing(said.keys)];
  const best = Math.max(0, ...shared.map(([, count]) => count));
  return shared
    .filter(([, count]) => count >= Math.min(best, MIN_SHARED))
    .flatMap(([at]) => index.around(at));
}

/** `every year`, `all six`. */
function isOfTimeOrFigure({ end }: Mark, { whole, figures }: Statement): boolean {
  const unit = unitBehind(whole, end);
  return (unit !== undefined && isMeasure(unit)) || figures.some(({ start }) => start - end === 1);
}

/** `the largest`, `the only one`, `every` of what the source says none of this. */
export function overstated(said: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const [kind, borneOutBy] of STRONG) {
    const mark = said.marks(kind).find((each) => !isOfTimeOrFigure(each, said));
    if (mark === undefined) continue;
    const told = toldFrom(said, index);
    if (kind === 'every' && index.like(said).length === 0) continue;
    if (told.length === 0 || told.some((each) => borneOutBy.some((other) => each.has(other)))) continue;
    return { rule: 'overstated', at: mark };
  }
  return null;
}
