import type { Misstatement } from './relation.types.js';
import { hasOpposites, negationsOf } from './negation.js';
import { statementIndexOf, type StatementIndex } from './statements/statement-index.js';
import { keyOf, MOVING, sharedKeys, type Mark, type Statement, type Word } from './statements/statement.js';
import type { Source } from '../../source/source.types.js';

/** A clause of the source that a statement says. */
interface SaidClause {
  clause: Statement;
  around: readonly Statement[];
}

/** Of a clause of the source, what a statement has if it says it. */
const MOST = 0.7;
const MIN_SHARED = 2;
/** Of a clause, what another one has that denies it. */
const HALF = 0.5;
/** Words without meaning have fewer letters. */
const MIN_LETTERS = 3;

/** The clauses of the source of which a statement has nearly everything. */
function clausesSaid(said: Statement, index: StatementIndex): SaidClause[] {
  return [...index.sharing(said.keys)].flatMap(([at]): SaidClause[] => {
    const statement = index.statements[at];
    if (statement === undefined || statement.isList || statement.isQuestion) return [];
    const speaker = index.speakerKeys(at);
    const named = [...speaker].filter((key) => said.keys.has(key)).length;
    return statement.clauses.flatMap((clause) => {
      const topics = [...clause.keys].filter((key) => key !== MOVING);
      const shared = topics.filter((key) => said.keys.has(key)).length;
      // the subject of a short clause may stand before it, or be who speaks
      const subject = named + (topics.length < MIN_SHARED ? sharedKeys(said, statement) - shared : 0);
      const isCovered =
        shared > 0 &&
        negationsOf(clause).length > 0 &&
        sharedKeys(said, statement) >= Math.max(MIN_SHARED, said.keys.size * MOST);
      const isSaid =
        isCovered ||
        (shared > 0 && shared + Math.min(subject, 1) >= MIN_SHARED && shared >= topics.length * MOST);
      return isSaid ? [{ clause, around: index.around(at) }] : [];
    });
  });
}

/** The word right behind the first negation, and in languages that negate behind the verb right before it. */
function negatedWords(clause: Statement): string[] {
  return negationsOf(clause)
    .slice(0, 1)
    .flatMap(({ start, end }) => {
      const behind = clause.words.find((word) => word.start >= end && isTelling(word));
      const before = clause.words.findLast((word) => word.end <= start && isTelling(word));
      return [behind, ...(NEGATED_BEFORE.has(clause.language) ? [before] : [])].flatMap((word) =>
        word === undefined ? [] : [keyOf(word.text)],
      );
    });
}
const isTelling = ({ text }: Word): boolean => text.length >= MIN_LETTERS;
const NEGATED_BEFORE: ReadonlySet<string> = new Set(['de', 'nl', 'fr', 'sv']);

const wordWith = (clause: Statement, keys: readonly string[]): Mark | undefined =>
  clause.words.find(({ text }) => keys.includes(keyOf(text)));

/** Where one of two clauses denies with a word what the other one says with it. */
function deniedAt(ours: Statement, theirs: Statement): Mark | undefined {
  const [mine, others] = [negationsOf(ours), negationsOf(theirs)];
  if (mine.length > 0 === others.length > 0 || hasOpposites(ours, theirs)) return undefined;
  if (others.length > 0) return wordWith(ours, negatedWords(theirs));
  return wordWith(theirs, negatedWords(ours)) === undefined ? undefined : mine[0];
}

/** What a clause of the source denies and a statement says, or the other way round. */
export function deniedClause(said: Statement, source: Source): Misstatement | null {
  if (said.has('condition')) return null;
  for (const { clause: theirs, around } of clausesSaid(said, statementIndexOf(source))) {
    if (theirs.has('condition')) continue;
    for (const ours of said.clauses) {
      const at = deniedAt(ours, theirs);
      if (at === undefined || ours.has('merely')) continue;
      const isNegated = negationsOf(ours).length > 0;
      const isSo = (each: Statement): boolean =>
        negationsOf(each).length > 0 === isNegated &&
        wordWith(each, [keyOf(said.whole.slice(at.start, at.end))]) !== undefined;
      if (!around.some((each) => each.clauses.some(isSo))) return { rule: 'negated', at };
    }
  }
  return null;
}
