import type { Misstatement, RelationRule, Told } from './relation.types.js';
import {
  figureKey,
  keyOf,
  MOVING,
  nearestClause,
  sharedKeys,
  type Mark,
  type Statement,
  type Word,
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

/** The word of a clause that others negate: the one nearest to the negation. */
function deniedWord(clause: Statement, told: readonly Statement[]): Mark {
  const scope = told.flatMap((each) => [...behindNegations(each), ...negatedIn(each, negationsOf(each))]);
  const key = scope.find((each) => clause.words.some((word) => word.key === each));
  const isTold = (word: Word): boolean => told.some(({ keys }) => keys.has(word.key));
  return clause.words.find((word) => word.key === key) ?? clause.words.find(isTold) ?? clause;
}

/** The word right behind each negation of a clause, one that only relates as well: `plans` of `no plans`. */
const behindNegations = (statement: Statement): string[] =>
  negationsOf(statement).flatMap(
    ({ end }) => statement.words.find(({ start, key }) => start >= end && key !== '')?.key ?? [],
  );

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

/** `four of eleven are free` of `seven of eleven are taken`: the remainder, with another figure. */
const isOfRest = (said: Statement, told: Statement): boolean =>
  said.figures.some((figure) => !told.keys.has(figureKey(figure))) &&
  told.figures.some((figure) => !said.keys.has(figureKey(figure)));

/** Quotations are compared elsewhere; a small share may be written as a negation: `one in ten` as "hardly any". */
const isQuotingOrFew = (said: Statement, told: Statement): boolean =>
  said.mentions.some(({ kind }) => kind === 'quote') ||
  isOfRest(said, told) ||
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
  return !plain.has('merely') && isSaidPlainly(negated, marks, plain, wholly) && !isBeside;
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
    return { rule: 'negated', at: mark ?? deniedWord(clause, [theirs]) };
  }
  // a statement that shares less says neither
  return sharedKeys(said, told.statement) < said.keys.size * SAME_CLAUSE ? undefined : null;
};

/** Whether one of two statements says no without a negation, in a word that the other one does not have. */
const isDenying = (one: Statement, other: Statement): boolean =>
  negationsOf(one).length === 0 &&
  one
    .marks('denies')
    .map(({ start, end }) => keyOf(one.whole.slice(start, end)))
    .some((key) => !other.words.some(({ text }) => keyOf(text) === key));

/** `rejected` of what was not accepted; `banned` of what is not allowed. */
export const hasOpposites = (said: Statement, told: Statement): boolean =>
  isDenying(said, told) ||
  isDenying(told, said) ||
  said.opposables.some((ours) =>
    told.opposables.some(({ set, side }) => set === ours.set && side !== ours.side),
  );

/** `Lids with a dent … are not sold` written as `Lids with a dent are sold`: another clause of the source denies it. */
function deniedPredicate(said: Statement, statement: Statement): Misstatement | null {
  if (negationsOf(said).length > 0 || sharedKeys(said, statement) < said.keys.size * SAME_CLAUSE) return null;
  const first = nearestClause(said, statement);
  if (first === statement) return null;
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

/** `plans to open without a guard` of `no plans to open without a guard`: one of two negations is gone. */
function unmatchedNegation(clause: Statement, told: readonly Statement[]): Mark | undefined {
  const [ours, others] = [behindNegations(clause), told.flatMap(behindNegations)];
  if (ours.length === 0 || ours.length >= others.length) return undefined;
  const gone = others.find((key) => !ours.includes(key));
  return clause.words.find(({ key }) => key !== '' && key === gone);
}

/** What a clause says of what the source negates, or the negation of what it says; null where they agree. */
function negatedAt(
  clause: Statement,
  theirs: Statement,
  said: Statement,
  { statement, around }: Told,
): Mark | null {
  const told =
    theirs === statement ? statement.clauses.filter((each) => sharedKeys(clause, each) > 1) : [theirs];
  const gone = unmatchedNegation(clause, told);
  if (gone !== undefined) return gone;
  if (!isScopeShared(clause, said, told, statement, around)) return null;
  const [ours, others] = [negationsOf(clause), told.flatMap(negationsOf)];
  const isWord = isNegatedWord(clause, theirs, statement) || isNegatedWord(theirs, clause, said);
  if ((ours.length > 0 !== isWord) === others.length > 0 || hasOpposites(clause, theirs)) return null;
  return ours[0] ?? deniedWord(clause, told.length > 0 ? told : [theirs]);
}

/** What the source negates, or denies what it says. */
export const isNegated: RelationRule = (said, told) => {
  const { statement } = told;
  if (isQuotingOrFew(said, statement)) return null;
  let isCompared = false;
  const denied = deniedPredicate(said, statement);
  if (denied !== null) return denied;
  for (const clause of said.clauses) {
    const theirs = nearestClause(clause, statement);
    const shared = sharedKeys(clause, theirs);
    if (shared - namesShared(clause, theirs) < 2 || shared < clause.keys.size * SAME_CLAUSE) continue;
    isCompared = true;
    const at = negatedAt(clause, theirs, said, told);
    if (at !== null) return { rule: 'negated', at };
  }
  return isCompared ? null : undefined;
};
