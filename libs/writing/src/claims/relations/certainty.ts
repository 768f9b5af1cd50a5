import { languageOf } from '../../languages/registry.js';
import { isDenied } from './strength.js';
import type { Misstatement, RelationRule } from './relation.types.js';
import type { Source } from '../../source/source.types.js';
import { statementIndexOf } from './statements/statement-index.js';
import {
  isForm,
  isIn,
  nearestClause,
  sharedKeys,
  type Mark,
  type MarkKind,
  type Statement,
  type Word,
} from './statements/statement.js';

const hasAny = (statement: Statement, kinds: readonly MarkKind[]): boolean =>
  kinds.some((kind) => statement.has(kind));

const TO_CHARS = 5;

const isSameWord =
  (claimed: Statement, original: Statement, mark: Mark) =>
  ({ start, end }: Mark): boolean =>
    claimed.whole.slice(mark.start, mark.end) === original.whole.slice(start, end);

/** The clause most similar to a statement, or a hedged one that covers the rest of it. */
function guessedClause(claimed: Statement, statement: Statement): Statement {
  const nearest = nearestClause(claimed, statement);
  if (nearest.has('maybe')) return nearest;
  const isRest = (key: string): boolean => claimed.keys.has(key) && !nearest.keys.has(key);
  return statement.clauses.find((each) => each.has('maybe') && [...each.keys].some(isRest)) ?? nearest;
}

/** Whether a hedge does not count: `more than expected`, `probably because`, or a hedge inside a quotation when the output reports no speech. */
const isNoGuess = (mark: Mark, statement: Statement, claimed: Statement): boolean =>
  statement.marks('than').some(({ end }) => mark.start - end === 1) ||
  statement.marks('because').some(({ start }) => start - mark.end === 1) ||
  (!claimed.has('said') && isIn(mark, statement.quotes));

/** Whether an output says what a hedge makes a guess. */
function isGuessed(mark: Mark, clause: Statement, claimed: Statement): boolean {
  const behind = clause.between(mark.end, clause.end);
  const inClause = sharedKeys(claimed, clause);
  // `seems to fit my hand`: only the verb after it is a guess
  const verb = clause.marks('seems').some(({ start }) => start === mark.start)
    ? infinitivesIn(behind).find(({ start }) => start - mark.end <= TO_CHARS)
    : undefined;
  if (verb !== undefined && !claimed.words.some(({ text }) => isForm(text, verb.text))) return false;
  return (
    sharedKeys(claimed, behind) >= Math.max(1, behind.keys.size / 2) ||
    inClause === 0 ||
    (inClause > 1 && inClause * 2 >= claimed.keys.size && claimed.quotes.length === 0)
  );
}

/** `halves` where the source says `could halve`, plans it or hopes for it. */
export const isHedgeDropped: RelationRule = (claimed, { statement }) => {
  if (claimed.has('maybe')) return null;
  if (!statement.has('maybe')) return null;
  const isWill = (mark: Mark): boolean => claimed.marks('will').some(({ start }) => start === mark.start);
  const clause = guessedClause(claimed, statement);
  if (!clause.has('maybe')) return null;
  // a `can` that the source has outside its hedge is not a hedge
  const cans = claimed
    .marks('can')
    .filter((mark) => !clause.marks('can').some(isSameWord(claimed, statement, mark)));
  if (!cans.every(isWill)) return null;
  // `believes` counts as kept if the output has a reporting verb
  const isSaid = ({ start }: Mark): boolean => clause.marks('said').some((mark) => mark.start === start);
  // `does not plan to` is not a plan
  const mark = clause
    .marks('maybe')
    .find(
      (each) =>
        !isDenied(each, clause) &&
        !isNoGuess(each, clause, claimed) &&
        (!claimed.has('said') || !isSaid(each)),
    );
  // a plan may become a future tense
  const isPlan = (at: Mark): boolean => clause.marks('plans').some(({ start }) => start === at.start);
  if (mark === undefined || (cans.length > 0 && isPlan(mark))) return null;
  const at = claimed.words.find(({ key }) => key !== '' && clause.keys.has(key)) ?? claimed;
  return isGuessed(mark, clause, claimed) ? { rule: 'hedge-dropped', at } : null;
};

const infinitivesIn = (statement: Statement): Word[] =>
  statement.marks('infinitive').flatMap(({ start, end }) => {
    const verb = statement.words.findLast((word) => word.start >= start && word.end <= end);
    return verb === undefined ? [] : [verb];
  });

/** Whether a verb is past or perfect: `built`, `has built`. */
const isDone = (word: Word, statement: Statement): boolean =>
  !isIn(word, statement.marks('infinitive')) &&
  (statement.marks('done').some(({ start, end }) => start <= word.start && word.start - end < BESIDE) ||
    languageOf(statement.language).pastEnding?.test(word.text) === true);
const BESIDE = 16;

/** `has built` where a person only offers, is asked or is allowed to build. */
export const isIntentTold: RelationRule = (claimed, { statement, around }) => {
  if (sharedKeys(claimed, statement) < 2) return undefined;
  for (const clause of claimed.clauses) {
    if (hasAny(clause, ['maybe', 'can', 'will', 'plans', 'not'])) continue;
    for (const verb of infinitivesIn(statement)) {
      const isSame = (word: Word): boolean => isForm(word.text, verb.text);
      const ours = clause.words.find(
        (word) => word.isTopic && isSame(word) && word.text !== verb.text && isDone(word, clause),
      );
      if (ours === undefined) continue;
      const isTold = around.some((each) => each.words.some((word) => isSame(word) && isDone(word, each)));
      return isTold ? null : { rule: 'hedge-dropped', at: ours };
    }
  }
  return undefined;
};

/** `already sells eggs`, where the source only says that it will, or waits for it. */
export function notYet(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const clause of claimed.clauses) {
    const [at] = [...clause.marks('already'), ...clause.marks('done')];
    if (at === undefined || hasAny(clause, ['maybe', 'can', 'will', 'plans', 'not'])) continue;
    const near = index
      .nearest(clause)
      .filter(({ isQuestion }) => !isQuestion)
      .map((each) => nearestClause(clause, each));
    const most = Math.max(1, ...near.map((each) => sharedKeys(clause, each)));
    const best = near.filter((each) => sharedKeys(clause, each) === most);
    const isOpen = (each: Statement): boolean => hasAny(each, ['will', 'plans']) && !hasAny(each, ['done']);
    if (
      most >= clause.keys.size * (clause.has('already') ? LEAST : MOST) &&
      best.length > 0 &&
      best.every(isOpen)
    )
      return { rule: 'hedge-dropped', at };
  }
  return null;
}
const LEAST = 0.3;
const MOST = 0.6;
