import type { Source } from '../../source/source.types.js';
import type { Opposable } from './opposites.js';
import type { Misstatement } from './relation.types.js';
import { statementIndexOf, type StatementIndex } from './statements/statement-index.js';
import { keyOf, MOVING, sharedKeys, type Mark, type Statement, type Word } from './statements/statement.js';

/** `not 40 %` bounds a figure. */
const BEFORE_FIGURE_CHARS = 1;

/** Marks of a negation, but for those that negate nothing. */
export const negationsOf = (statement: Statement): readonly Mark[] => {
  const allowed = statement.marks('allowed');
  return statement
    .marks('not')
    .filter(
      ({ start, end }) =>
        !allowed.some((mark) => mark.start <= start && end <= mark.end) &&
        !statement.figures.some((figure) => figure.start >= end && figure.start - end <= BEFORE_FIGURE_CHARS),
    );
};

/** Whether one of two statements says no without a negation, in a word that the other one does not have. */
const isDenying = (one: Statement, other: Statement): boolean =>
  negationsOf(one).length === 0 &&
  one
    .marks('denies')
    .map(({ start, end }) => keyOf(one.whole.slice(start, end)))
    .some((key) => !other.words.some(({ text }) => keyOf(text) === key));

/** Whether a statement has the opposite of a word, and not its own side as well. */
export const isOnOtherSide = (ours: Opposable, told: Statement): boolean => {
  const sides = told.opposables.filter(({ set }) => set === ours.set).map(({ side }) => side);
  return sides.length > 0 && !sides.includes(ours.side);
};

/** `rejected` of what was not accepted; `banned` of what is not allowed. */
const hasOpposites = (said: Statement, told: Statement): boolean =>
  isDenying(said, told) || isDenying(told, said) || said.opposables.some((ours) => isOnOtherSide(ours, told));

/** Whether two clauses name others each. */
function isOfOthers(ours: Statement, theirs: Statement): boolean {
  const namesOf = ({ mentions }: Statement): string[] =>
    mentions.flatMap(({ kind, value }) => (kind === 'name' ? value.split(' ') : []));
  const [mine, others] = [namesOf(ours), namesOf(theirs)];
  return mine.length > 0 && others.length > 0 && !mine.some((name) => others.includes(name));
}

/** A clause of the source that a statement says. */
interface SaidClause {
  clause: Statement;
  around: readonly Statement[];
}

/** Of one of two clauses, what the other one has if it says the same. */
const MOST = 0.7;
const MIN_SHARED = 2;
/** The same where they share more words. */
const HALF = 0.5;
const MANY = 3;
/** Words without meaning have fewer letters. */
const MIN_LETTERS = 3;

/** Whether a statement says a clause of one that shares so many words with it and names its speaker. */
function isSaid(clause: Statement, said: Statement, all: number, named: number): boolean {
  const topics = [...clause.keys].filter((key) => key !== MOVING);
  const shared = topics.filter((key) => said.keys.has(key)).length;
  if (shared === 0) return false;
  // the subject of a short clause may stand before it, or be who speaks
  const subject = Math.min(1, named + (topics.length < MIN_SHARED ? all - shared : 0));
  if (shared + subject >= MIN_SHARED && shared >= topics.length * MOST) return true;
  if (all >= MANY && Math.max(all / said.keys.size, shared / topics.length) >= HALF) return true;
  if (all < MIN_SHARED || negationsOf(clause).length === 0) return false;
  const opening = said.words.find(({ isTopic }) => isTopic)?.key ?? '';
  const isOfSame = clause.keys.has(opening) && !negatedWords(clause).includes(opening);
  return isOfSame || all >= said.keys.size * MOST;
}

/** The clauses of the source that a statement says. */
const clausesSaid = (said: Statement, index: StatementIndex): SaidClause[] =>
  [...index.sharing(said.keys)].flatMap(([at]): SaidClause[] => {
    const statement = index.statements[at];
    if (statement === undefined || statement.isList || statement.isQuestion || statement.has('condition'))
      return [];
    const named = [...index.speakerKeys(at)].filter((key) => said.keys.has(key)).length;
    const all = sharedKeys(said, statement);
    return statement.clauses.flatMap((clause) =>
      isSaid(clause, said, all, named) ? [{ clause, around: index.around(at) }] : [],
    );
  });

/** The word right behind the first negation, and in languages that negate behind the verb the one right before it. */
function negatedWords(clause: Statement): string[] {
  const [mark] = negationsOf(clause);
  if (mark === undefined) return [];
  const isNominal = ({ start, end }: Word): boolean =>
    clause.marks('nominal').some((each) => each.start <= start && end <= each.end);
  const isTelling = ({ text }: Word): boolean => text.length >= MIN_LETTERS;
  const behind = clause.words.find((word) => word.start >= mark.end && isTelling(word));
  const before = clause.words.findLast((word) => word.end <= mark.start && mark.start - word.end <= 1);
  const isBefore = before !== undefined && isTelling(before) && NEGATED_BEFORE.has(clause.language);
  return [behind, ...(isBefore ? [before] : [])].flatMap((word) =>
    word === undefined || isNominal(word) ? [] : [keyOf(word.text)],
  );
}
const NEGATED_BEFORE: ReadonlySet<string> = new Set(['de', 'nl', 'fr', 'sv']);

const wordWith = (clause: Statement, keys: readonly string[]): Word | undefined =>
  clause.words.find(({ text }) => keys.includes(keyOf(text)));

/** The word that one of two clauses denies and the other one does not. */
function deniedWord(ours: Statement, theirs: Statement): string | undefined {
  if (hasOpposites(ours, theirs) || isOfOthers(ours, theirs)) return undefined;
  const [mine, others] = [negatedWords(ours), negatedWords(theirs)];
  if (negationsOf(theirs).length > negationsOf(ours).length)
    return others.find((key) => !mine.includes(key) && wordWith(ours, [key]) !== undefined);
  // that a source says nothing of a denial is no contradiction: the two have to say the same
  const shared = sharedKeys(ours, theirs);
  if (others.length > 0 || shared < Math.max(ours.keys.size, theirs.keys.size) * MOST) return undefined;
  return mine.find((key) => wordWith(theirs, [key]) !== undefined);
}

/** What a clause of the source denies and a statement says, or the other way round. */
export function deniedClause(said: Statement, source: Source): Misstatement | null {
  if (said.has('condition')) return null;
  if (said.mentions.some(({ kind }) => kind === 'quote')) return null;
  const all = clausesSaid(said, statementIndexOf(source));
  const near = new Set(
    all.flatMap(({ clause, around }) => [clause, ...around.flatMap((each) => each.clauses)]),
  );
  for (const { clause: theirs } of all)
    for (const ours of said.clauses) {
      if ([ours, theirs].some((each) => each.has('merely')) || theirs.has('condition')) continue;
      const word = deniedWord(ours, theirs);
      if (word === undefined) continue;
      const isDenied = negatedWords(ours).includes(word);
      const isSo = (each: Statement): boolean =>
        wordWith(each, [word]) !== undefined && negatedWords(each).includes(word) === isDenied;
      const at = isDenied ? negationsOf(ours)[0] : wordWith(ours, [word]);
      if (at !== undefined && ![...near].some(isSo)) return { rule: 'negated', at };
    }
  return null;
}
