import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import type { Misstatement } from '../relation.types.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import { figureKey, MOVING, sharedKeys, type Statement } from '../statements/statement.js';

/** The topic words of a statement and its names with digits, such as `H3N2`; without words for rising and falling. */
const wordsOf = (statement: Statement): Set<string> =>
  new Set([
    ...statement.words.flatMap(({ key, isTopic }) => (isTopic && key !== MOVING ? [key] : [])),
    ...[...statement.keys].filter((key) => key.startsWith('name ')),
  ]);

const isClock = ({ value }: Mention): boolean => value.startsWith('clock ');

const hasOther = (statement: Statement, figure: Mention): boolean =>
  statement.figures.some(
    (other) =>
      (other.kind === 'percent') === (figure.kind === 'percent') &&
      isClock(other) === isClock(figure) &&
      figureKey(other) !== figureKey(figure),
  );
const has = (statement: Statement, figure: Mention): boolean =>
  statement.figures.some((other) => figureKey(other) === figureKey(figure));

/** Whether the source says the words of a clause about another figure, in another clause than the figure's own. */
function isOfOtherClause(figure: Mention, clause: Statement, original: Statement): boolean {
  const words = wordsOf(clause);
  const ownClauses = original.clauses.filter((each) => has(each, figure));
  const otherClauses = original.clauses.filter((each) => !has(each, figure) && hasOther(each, figure));
  const [own, others] = [ownClauses.map(wordsOf), otherClauses.map(wordsOf)];
  const isOwn = (key: string): boolean => own.some((each) => each.has(key));
  const isShared = (key: string): boolean => others.some((each) => each.has(key));
  const exclusive = [...words].filter((key) => !isOwn(key) && isShared(key));
  // `nine trips were cancelled by wind and one by fire`: the first noun applies to both
  const ours = [...words].filter((key) => isOwn(key) && !isShared(key));
  return (
    // `26 months, eight longer`: a clause without words continues the one before it
    own.some(({ size }) => size > 0) &&
    exclusive.length > 0 &&
    ours.length * 2 <= exclusive.length - (ours.length > 0 ? 1 : 0)
  );
}

const MORE = 2;

/** Whether another statement with other figures has all the words that the figure's own statement lacks. */
function isElsewhere(claimed: Statement, figure: Mention, index: StatementIndex): boolean {
  const original = index.withFigure(figure);
  if (original.length !== 1) return false;
  const rest = new Set(
    [...claimed.keys].filter((key) => original[0]?.keys.has(key) !== true && key !== MOVING),
  );
  if (rest.size < MORE) return false;
  return [...index.sharing(rest)].some(([other, shared]) => {
    if (shared < rest.size || has(other, figure)) return false;
    const isOthers = claimed.figures.some((each) => each.kind === figure.kind && has(other, each));
    return (
      !isOthers &&
      other.figures.some((each) => each.kind === figure.kind) &&
      sharedKeys(claimed, other) > rest.size
    );
  });
}

/** Whether every statement of the source with this figure says it about something else. */
function isOfOthers(figure: Mention, clause: Statement, index: StatementIndex): boolean {
  const original = index.withFigure(figure);
  // a clause with several figures compares them
  if (original.length === 0 || wordsOf(clause).size === 0 || clause.figures.length > 1) return false;
  return original.every((each) => isOfOtherClause(figure, clause, each));
}

/** A figure given to something that has another figure in the source. */
export function misattributedFigure(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const figure of claimed.figures) {
    if (!/^(?:\w+:|clock )?\d/u.test(figure.value)) continue;
    const clause = claimed.clauseOf(figure);
    if (!claimed.has('and') && isElsewhere(claimed, figure, index))
      return { rule: 'misattributed', at: claimed };
    if (isOfOthers(figure, clause, index)) return { rule: 'another-clause', at: figure };
  }
  return null;
}
