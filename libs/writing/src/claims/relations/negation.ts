import type { Misstatement, RelationRule, Told } from './relation.types.js';
import {
  figureKey,
  keyOf,
  MOVING,
  nearestClause,
  sharedKeys,
  type Mark,
  type Statement,
} from './statements/statement.js';

/** Share of its words that a statement has in common with its paraphrase. */
const SAME_CLAUSE = 0.6;

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

/** The content words of a clause. Names are left out, because they cannot be denied. */
function plainKeys({ words, mentions }: Statement): Set<string> {
  const names = mentions.filter(({ kind }) => kind === 'name');
  const isName = ({ start, end }: Mark): boolean =>
    names.some((name) => name.start <= start && end <= name.end);
  return new Set(words.flatMap((word) => (word.isTopic && !isName(word) ? [word.key] : [])));
}

/** Content words that two clauses share, without those of their names. */
const saidShared = (a: Statement, b: Statement): number =>
  [...plainKeys(a)].filter((key) => b.keys.has(key)).length;

/** Of the shorter of two clauses, what both say. */
const MOST = 0.5;
/** Words that two statements share where their clauses are short. */
const MANY = 3;
/** A negation applies to this many words after it. */
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

/** Quotations are compared elsewhere; a small share may be written as a negation: `one in ten` as "hardly any". */
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

/** Whether one of two clauses negates what the other one says without, and nothing beside it does so as well. */
function isOneNegated(clause: Statement, theirs: Statement, said: Statement, told: Told): boolean {
  const [ours, others] = [negationsOf(clause), negationsOf(theirs)];
  if (ours.length > 0 === others.length > 0) return false;
  if (ours.length > 0 && negationsOf(told.statement).length > 0) return false;
  if (hasOpposites(clause, theirs) || isNegatedWord(clause, theirs, told.statement)) return false;
  const isEnough = saidShared(said, told.statement) >= 2;
  const wholly = isEnough ? sharedKeys(said, told.statement) : 0;
  const [negated, marks, plain] =
    ours.length > 0 ? ([clause, ours, theirs] as const) : ([theirs, others, clause] as const);
  const isBeside = told.around.some(
    (each) =>
      each !== told.statement &&
      negationsOf(each).length > 0 === ours.length > 0 &&
      saidShared(clause, each) >= saidShared(clause, theirs),
  );
  return isSaidPlainly(negated, marks, plain, wholly) && !isBeside;
}

/** A clause that the source has with a negation, or without, whatever else the two say. */
export const isDenied: RelationRule = (said, told) => {
  if (isQuotingOrFew(said, told.statement)) return null;
  for (const clause of said.clauses) {
    const theirs = nearestClause(clause, told.statement);
    const [only] = onlyIn(clause);
    if (only !== undefined && isNotOnly(theirs) && saidShared(clause, theirs) >= 2)
      return { rule: 'negated', at: only };
    if (!isOneNegated(clause, theirs, said, told)) continue;
    const [mark] = negationsOf(clause);
    return { rule: 'negated', at: mark ?? clause.words.find(({ key }) => theirs.keys.has(key)) ?? clause };
  }
  // a statement that shares less says neither
  return sharedKeys(said, told.statement) < said.keys.size * SAME_CLAUSE ? undefined : null;
};

/** `rejected` of what was not accepted. */
const hasOpposites = (said: Statement, told: Statement): boolean =>
  said.opposables.some((ours) =>
    told.opposables.some(({ set, side }) => set === ours.set && side !== ours.side),
  );

/** `Lids with a dent … are not sold` written as `Lids with a dent are sold`: another clause of the source denies it. */
function deniedPredicate(said: Statement, statement: Statement): Misstatement | null {
  if (negationsOf(said).length > 0 || sharedKeys(said, statement) < said.keys.size * SAME_CLAUSE) return null;
  const first = nearestClause(said, statement);
  if (first === statement || [...first.keys].every((key) => said.keys.has(key))) return null;
  const denied = statement.clauses.find(
    (clause) =>
      clause !== first &&
      negationsOf(clause).length > 0 &&
      plainKeys(clause).size > 0 &&
      [...clause.keys].every((key) => said.keys.has(key) && !first.keys.has(key)),
  );
  const at = said.words.find(({ key }) => denied?.keys.has(key) === true);
  return at === undefined ? null : { rule: 'negated', at };
}

/**
 * Whether a negation may deny what the other side says: one of the telling where the source has none in these statements; one
 * of the source where the telling has a word that it negates. `without trouble` denies no more than the trouble.
 */
function isScopeShared(
  clause: Statement,
  said: Statement,
  told: readonly Statement[],
  statement: Statement,
  around: readonly Statement[],
): boolean {
  if (negationsOf(clause).length > 0)
    return ![statement, ...around].some((each) => negationsOf(each).length > 0);
  const negated = told.filter((each) => negationsOf(each).length > 0);
  return (
    negated.length === 0 ||
    negated.some((each) => {
      const scope = negatedIn(each, negationsOf(each)).slice(0, SCOPE_WORDS);
      return scope.length === 0 || scope.some((key) => key !== MOVING && said.keys.has(key));
    })
  );
}

/** What the source negates, or denies what it says. */
export const isNegated: RelationRule = (said, { statement, around }) => {
  if (isQuotingOrFew(said, statement)) return null;
  let isCompared = false;
  const denied = deniedPredicate(said, statement);
  if (denied !== null) return denied;
  for (const clause of said.clauses) {
    const theirs = nearestClause(clause, statement);
    const shared = sharedKeys(clause, theirs);
    if (shared - namesShared(clause, theirs) < 2 || shared < clause.keys.size * SAME_CLAUSE) continue;
    isCompared = true;
    const told =
      theirs === statement ? statement.clauses.filter((each) => sharedKeys(clause, each) > 1) : [theirs];
    const [ours, others] = [negationsOf(clause), told.flatMap(negationsOf)];
    if (!isScopeShared(clause, said, told, statement, around)) continue;
    const isOurs =
      ours.length > 0 !== (isNegatedWord(clause, theirs, statement) || isNegatedWord(theirs, clause, said));
    if (isOurs === others.length > 0 || hasOpposites(clause, theirs)) continue;
    const at = ours[0] ?? clause.words.find(({ key }) => key !== '' && theirs.keys.has(key)) ?? clause;
    return { rule: 'negated', at };
  }
  return isCompared ? null : undefined;
};
