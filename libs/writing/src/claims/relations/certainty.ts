import { isMeasure, unitBehind } from '../../annotate/mentions/quantities/units.js';
import type { RelationRule } from './relation.types.js';
import {
  nearestClause,
  sharedKeys,
  keyOf,
  type Mark,
  type MarkKind,
  type Statement,
  figureKey,
} from './statement.js';

const hasAny = (statement: Statement, kinds: readonly MarkKind[]): boolean =>
  kinds.some((kind) => statement.has(kind));

/** Part of its words that a statement shares with the one it tells in other terms. */
const SAME_CLAUSE = 0.6;

/** `could halve` told as `halves`: the source only guesses, plans or hopes. */
export const isHedgeDropped: RelationRule = (said, { statement }) => {
  if (!statement.has('maybe') || hasAny(said, ['maybe', 'can'])) return null;
  const clause = nearestClause(said, statement);
  if (!clause.has('maybe')) return null;
  // what is only named beside the guess is no part of it
  // `believes` is kept where it is told with whoever does
  const isSaid = ({ start }: Mark): boolean => clause.marks('said').some((mark) => mark.start === start);
  const mark = clause.marks('maybe').find((each) => !said.has('said') || !isSaid(each));
  if (mark === undefined) return null;
  const behind = clause.between(mark.end, clause.end);
  const isGuessed = sharedKeys(said, behind) > 0 || sharedKeys(said, clause) === 0;
  const at = said.words.find(({ key }) => key !== '' && clause.keys.has(key)) ?? said;
  return isGuessed ? { rule: 'hedge-dropped', at } : null;
};

/** `certainly`, `always`, `entirely` where the source does not say so. */
export const isOverstated: RelationRule = (said, { statement, around }) => {
  const isSame = sharedKeys(said, statement) >= said.keys.size * SAME_CLAUSE;
  if (!isSame || hasAny(statement, ['surely', 'every'])) return null;
  const isCounted = ({ start, end }: Mark): boolean =>
    said.figures.some((figure) => figure.start <= start && end <= figure.end);
  const isTold = ({ start, end }: Mark): boolean => {
    const words = said.whole.slice(start, end) + (/^[^\p{L}]*\p{L}+/u.exec(said.whole.slice(end))?.[0] ?? '');
    return around.some(({ text }) => text.includes(words));
  };
  const marks = [...said.marks('surely'), ...said.marks('every').filter((mark) => !isTime(mark, said))];
  const at = marks.find((mark) => !isCounted(mark) && !isTold(mark));
  return at === undefined ? null : { rule: 'overstated', at };
};

/** `every year`. */
function isTime({ end }: Mark, { whole }: Statement): boolean {
  const unit = unitBehind(whole, end);
  return unit !== undefined && isMeasure(unit);
}

/** `not 40 %` bounds a figure. */
const BEFORE_FIGURE_CHARS = 6;

/** Marks of a negation, but for those that negate nothing. */
const negationsOf = (statement: Statement): readonly Mark[] => {
  const allowed = statement.marks('allowed');
  return statement
    .marks('not')
    .filter(
      ({ start, end }) =>
        !allowed.some((mark) => mark.start <= start && end <= mark.end) &&
        !statement.figures.some((figure) => figure.start >= end && figure.start - end <= BEFORE_FIGURE_CHARS),
    );
};

const PREFIX = /^(?:un|in|im|dis|non|dés|des|on)(?=\p{L}{4})/iu;

/** `untested` where the source has `tested`. */
const isNegatedWord = (said: Statement, told: Statement): boolean =>
  said.words.some(({ text, key }) => {
    const bare = text.replace(PREFIX, '');
    return key !== '' && bare !== text && !told.keys.has(key) && told.keys.has(keyOf(bare));
  });

/** Words of names that two clauses share. */
const namesShared = ({ words, mentions }: Statement, { keys }: Statement): number => {
  const names = mentions.filter(({ kind }) => kind === 'name');
  const isName = ({ start, end }: Mark): boolean =>
    names.some((name) => name.start <= start && end <= name.end);
  return new Set(words.filter((word) => keys.has(word.key) && isName(word)).map(({ key }) => key)).size;
};

/** What the source negates, or denies what it says. */
export const isNegated: RelationRule = (said, { statement }) => {
  // what it quotes is compared as a quotation
  if (said.mentions.some(({ kind }) => kind === 'quote')) return null;
  // `one in ten` is nearly nobody
  if (statement.figures.some((figure) => figure.kind === 'percent' && !said.keys.has(figureKey(figure))))
    return null;
  for (const clause of said.clauses) {
    const theirs = nearestClause(clause, statement);
    const shared = sharedKeys(clause, theirs);
    if (shared - namesShared(clause, theirs) < 2 || shared < clause.keys.size * SAME_CLAUSE) continue;
    const told =
      theirs === statement ? statement.clauses.filter((each) => sharedKeys(clause, each) > 1) : [theirs];
    const [ours, others] = [negationsOf(clause), told.flatMap(negationsOf)];
    const isOurs = ours.length > 0 !== (isNegatedWord(clause, theirs) || isNegatedWord(theirs, clause));
    if (isOurs === others.length > 0) continue;
    const at = ours[0] ?? clause.words.find(({ key }) => key !== '' && theirs.keys.has(key)) ?? clause;
    return { rule: 'negated', at };
  }
  return null;
};
