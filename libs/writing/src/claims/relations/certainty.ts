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

const isSameWord =
  (said: Statement, told: Statement, mark: Mark) =>
  ({ start, end }: Mark): boolean =>
    said.whole.slice(mark.start, mark.end) === told.whole.slice(start, end);

/** `could halve` told as `halves`: the source only guesses, plans or hopes. */
export const isHedgeDropped: RelationRule = (said, { statement }) => {
  if (!statement.has('maybe') || said.has('maybe')) return null;
  const isWill = (mark: Mark): boolean => said.marks('will').some(({ start }) => start === mark.start);
  // `can` in another clause, which the source has as well
  const cans = said
    .marks('can')
    .filter((mark) => !statement.marks('can').some(isSameWord(said, statement, mark)));
  if (!cans.every(isWill)) return null;
  const clause = nearestClause(said, statement);
  if (!clause.has('maybe')) return null;
  // what is only named beside the guess is no part of it
  // `believes` is kept where it is told with whoever does
  const isSaid = ({ start }: Mark): boolean => clause.marks('said').some((mark) => mark.start === start);
  const mark = clause.marks('maybe').find((each) => !said.has('said') || !isSaid(each));
  // what is planned may be told as what will be
  const isPlan = (at: Mark): boolean => clause.marks('plans').some(({ start }) => start === at.start);
  if (mark === undefined || (cans.length > 0 && isPlan(mark))) return null;
  const behind = clause.between(mark.end, clause.end);
  const isGuessed = sharedKeys(said, behind) > 0 || sharedKeys(said, clause) === 0;
  const at = said.words.find(({ key }) => key !== '' && clause.keys.has(key)) ?? said;
  return isGuessed ? { rule: 'hedge-dropped', at } : null;
};

/** `has introduced` of what will be introduced. */
export const isToldAsDone: RelationRule = (said, { statement }) => {
  if (sharedKeys(said, statement) < Math.min(2, said.keys.size - 1)) return null;
  for (const clause of said.clauses) {
    if (hasAny(clause, ['maybe', 'can', 'will', 'plans', 'not'])) continue;
    const theirs = nearestClause(clause, statement);
    if (!theirs.has('will') || theirs.has('done') || sharedKeys(clause, theirs) === 0) continue;
    const [at] = clause.marks('done');
    if (at !== undefined) return { rule: 'hedge-dropped', at };
  }
  return null;
};

/** `certainly`, `entirely` where the source does not say so. */
export const isOverstated: RelationRule = (said, { statement, around }) => {
  const isSame = sharedKeys(said, statement) >= said.keys.size * SAME_CLAUSE;
  if (!isSame || hasAny(statement, ['surely', 'every'])) return null;
  const isCounted = ({ start, end }: Mark): boolean =>
    said.figures.some((figure) => figure.start <= start && end <= figure.end);
  const isTold = ({ start, end }: Mark): boolean => {
    const words = said.whole.slice(start, end) + (/^[^\p{L}]*\p{L}+/u.exec(said.whole.slice(end))?.[0] ?? '');
    return around.some(({ text }) => text.includes(words));
  };
  const at = said.marks('surely').find((mark) => !isCounted(mark) && !isTold(mark));
  return at === undefined ? null : { rule: 'overstated', at };
};

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

const PREFIX = /^(?:un|in|im|dis|non|dés|des|on)(?=\p{L}{4})/iu;

/** `untested` where the source has `tested`. */
const isNegatedWord = (said: Statement, told: Statement, whole: Statement): boolean =>
  said.words.some(({ text, key }) => {
    const bare = text.replace(PREFIX, '');
    return key !== '' && bare !== text && !whole.keys.has(key) && told.keys.has(keyOf(bare));
  });

/** The words that a clause negates, the nearest first; in German and Dutch those before the negation as well. */
function negatedIn({ words, language }: Statement, [first]: readonly Mark[]): string[] {
  if (first === undefined) return [];
  const topics = words.filter(({ isTopic }) => isTopic);
  const behind = topics.filter(({ start }) => start >= first.end);
  const before = VERB_LAST.has(language) ? topics.findLast(({ end }) => end <= first.start) : undefined;
  return [...(before === undefined ? [] : [before]), ...behind].map(({ key }) => key);
}
const VERB_LAST: ReadonlySet<string> = new Set(['de', 'nl']);

/** The words of meaning of a clause; names say nothing that could be denied. */
function plainKeys({ words, mentions }: Statement): Set<string> {
  const names = mentions.filter(({ kind }) => kind === 'name');
  const isName = ({ start, end }: Mark): boolean =>
    names.some((name) => name.start <= start && end <= name.end);
  return new Set(words.flatMap((word) => (word.isTopic && !isName(word) ? [word.key] : [])));
}

/** Words of meaning that a clause shares with another one, but for those of its names. */
const saidShared = (a: Statement, b: Statement): number =>
  [...plainKeys(a)].filter((key) => b.keys.has(key)).length;

/** Of the shorter of two clauses, what both say. */
const MOST = 0.5;
/** Words that two statements share where their clauses are short. */
const MANY = 3;
/** So many words behind a negation are of what it negates. */
const SCOPE_WORDS = 6;

/** Whether what one clause negates the other one says without. */
function isSaidPlainly(
  negated: Statement,
  marks: readonly Mark[],
  plain: Statement,
  wholly: number,
): boolean {
  const scope = negatedIn(negated, marks).slice(0, SCOPE_WORDS);
  const said = scope.filter((key) => plain.keys.has(key));
  const isFirst = scope.slice(0, VERB_LAST.has(negated.language) ? 2 : 1).some((key) => plain.keys.has(key));
  if (!isFirst && said.length < 2) return false;
  const shared = saidShared(negated, plain);
  const least = Math.min(plainKeys(negated).size, plainKeys(plain).size);
  return least >= MANY ? shared >= 2 && shared >= least * MOST : wholly >= MANY;
}

/** Words of names that two clauses share. */
const namesShared = ({ words, mentions }: Statement, { keys }: Statement): number => {
  const names = mentions.filter(({ kind }) => kind === 'name');
  const isName = ({ start, end }: Mark): boolean =>
    names.some((name) => name.start <= start && end <= name.end);
  return new Set(words.filter((word) => keys.has(word.key) && isName(word)).map(({ key }) => key)).size;
};

/** What it quotes is compared as a quotation; `one in ten` is nearly nobody. */
const isQuotingOrFew = (said: Statement, told: Statement): boolean =>
  said.mentions.some(({ kind }) => kind === 'quote') ||
  told.figures.some((figure) => figure.kind === 'percent' && !said.keys.has(figureKey(figure)));

const isAllowed = ({ start, end }: Mark, statement: Statement): boolean =>
  statement.marks('allowed').some((mark) => mark.start <= start && end <= mark.end);

/** `only`, but for that of `not only`. */
const onlyIn = (statement: Statement): Mark[] =>
  statement.marks('merely').filter((mark) => !isAllowed(mark, statement));

const isNotOnly = (statement: Statement): boolean =>
  statement.marks('merely').some((mark) => isAllowed(mark, statement));

/** A clause that the source has with a negation, or without, whatever else the two say. */
export const isDenied: RelationRule = (said, { statement, around }) => {
  if (isQuotingOrFew(said, statement)) return null;
  for (const clause of said.clauses) {
    const theirs = nearestClause(clause, statement);
    const [only] = onlyIn(clause);
    if (only !== undefined && isNotOnly(theirs) && saidShared(clause, theirs) >= 2)
      return { rule: 'negated', at: only };
    const [ours, others] = [negationsOf(clause), negationsOf(theirs)];
    if (ours.length > 0 === others.length > 0) continue;
    if (hasOpposites(clause, theirs) || isNegatedWord(clause, theirs, statement)) continue;
    const wholly = saidShared(said, statement) >= 2 ? sharedKeys(said, statement) : 0;
    const isSaid =
      ours.length > 0
        ? isSaidPlainly(clause, ours, theirs, wholly)
        : isSaidPlainly(theirs, others, clause, wholly);
    const isBeside = around.some(
      (each) =>
        each !== statement &&
        negationsOf(each).length > 0 === ours.length > 0 &&
        saidShared(clause, each) >= saidShared(clause, theirs),
    );
    if (!isSaid || isBeside) continue;
    return { rule: 'negated', at: ours[0] ?? clause.words.find(({ key }) => theirs.keys.has(key)) ?? clause };
  }
  return null;
};

/** `rejected` of what was not accepted. */
const hasOpposites = (said: Statement, told: Statement): boolean =>
  said.opposables.some((ours) =>
    told.opposables.some(({ set, side }) => set === ours.set && side !== ours.side),
  );

/** What the source negates, or denies what it says. */
export const isNegated: RelationRule = (said, { statement }) => {
  if (isQuotingOrFew(said, statement)) return null;
  for (const clause of said.clauses) {
    const theirs = nearestClause(clause, statement);
    const shared = sharedKeys(clause, theirs);
    if (shared - namesShared(clause, theirs) < 2 || shared < clause.keys.size * SAME_CLAUSE) continue;
    const told =
      theirs === statement ? statement.clauses.filter((each) => sharedKeys(clause, each) > 1) : [theirs];
    const [ours, others] = [negationsOf(clause), told.flatMap(negationsOf)];
    const isOurs =
      ours.length > 0 !== (isNegatedWord(clause, theirs, statement) || isNegatedWord(theirs, clause, said));
    if (isOurs === others.length > 0 || hasOpposites(clause, theirs)) continue;
    const at = ours[0] ?? clause.words.find(({ key }) => key !== '' && theirs.keys.has(key)) ?? clause;
    return { rule: 'negated', at };
  }
  return null;
};
