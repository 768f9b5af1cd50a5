import type { Mention } from '../../annotate/mentions/mention.js';
import { languageOf } from '../../languages/registry.js';
import type { RelationRule } from './relation.types.js';
import { quantityOf } from './figures/figures.js';
import { figureKey, keyOf, type Mark, type Statement, type Word } from './statements/statement.js';

/** A word between two things that relates them: the first is more, earlier or acts on the other. */
export interface Pivot extends Mark {
  /** Pivots of one kind are compared: a comparative, an order in time, a verb by its key. */
  kind: string;
  /** -1 for the converse: less, after, done by. */
  sign: 1 | -1;
  /** Where its first argument ends, where it is not its own beginning: `more active in 2021 than`. */
  left?: number;
  /** Where its second argument ends, where the first one follows: `after the war, he left`. */
  until?: number;
}

/** `longer than`, `less often than`: the comparative is at most this far before its other side. */
const COMPARED_CHARS = 60;

function comparison(statement: Statement): Pivot | null {
  for (const { start, end } of statement.marks('than')) {
    const isBefore = (mark: Mark): boolean => mark.end <= start && mark.end > start - COMPARED_CHARS;
    const more = statement.marks('more').findLast(isBefore);
    const less = statement.marks('less').findLast(isBefore);
    const mark = (more?.end ?? -1) > (less?.end ?? -1) ? more : less;
    if (mark !== undefined)
      return { kind: 'than', sign: mark === more ? 1 : -1, start: mark.start, end, left: start };
    const other = statement.words.findLast((word) => isBefore(word) && COMPARATIVE.test(word.text));
    if (other !== undefined)
      return { kind: `than ${keyOf(other.text)}`, sign: 1, start: other.start, end, left: start };
  }
  return null;
}
/** `denser than`: compared where the source has the same comparative. */
const COMPARATIVE = /^\p{L}{3,}er$/u;

/** The word of a statement that says what comes first. */
export function order(statement: Statement): Pivot | null {
  const kinds = [
    ['before', 1],
    ['after', -1],
    ['when', -1],
  ] as const;
  for (const [kind, sign] of kinds) {
    const [mark] = statement.marks(kind);
    if (mark === undefined) continue;
    const isAhead = !statement.words.some(({ end, isTopic }) => isTopic && end <= mark.start);
    const comma = statement.whole.indexOf(', ', mark.end);
    const isUntil = isAhead && comma > 0 && comma < statement.end;
    // `after the war he left`
    const first = statement.words.find(({ start, isTopic }) => isTopic && start >= mark.end)?.end;
    const until = isUntil ? comma : isAhead && kind !== 'when' ? first : undefined;
    return { ...mark, kind: kind === 'when' ? kind : 'before', sign, ...(until !== undefined && { until }) };
  }
  return null;
}

function preference(statement: Statement): Pivot | null {
  const [mark] = statement.marks('instead');
  return mark === undefined ? null : { ...mark, kind: 'instead', sign: 1 };
}

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text);

/** The clause of a pivot, with its agent and its object. */
const clauseOf = ({ start, end }: Mark, statement: Statement): Statement =>
  statement.clauses.find((clause) => clause.start <= start && end <= clause.end) ?? statement;

/** `teacher` is no form of the verb `teaches`. */
const AGENT = /(?:[eo]rs?|ist(?:s|en?)?)$/u;

/** The verb between two names, by its letters. */
function verbs(statement: Statement, names: (word: Word) => boolean): Pivot[] {
  const passives = statement.marks('passive');
  // in German the verb can be far from the auxiliary that makes it passive
  const isPassive = ({ start, end }: Word): boolean =>
    passives.some((mark) => mark.start <= start && end <= mark.end) ||
    (passives.length > 0 && languageOf(statement.language).capitalisesNouns === true);
  const ordinals = new Set(languageOf(statement.language).numerals.ordinals?.split(' '));
  return statement.words
    .filter((word) => word.key !== '' && !ordinals.has(word.text) && !isCapital(word))
    .filter((word) => !names(word) && !isMarked(word, statement))
    .map((word) => ({
      kind: `verb ${keyOf(word.text)}${AGENT.test(word.text) ? ' agent' : ''}`,
      sign: isPassive(word) ? -1 : 1,
      start: word.start,
      end: word.end,
    }));
}

const ORDERS = ['than', 'before', 'after'] as const;
const NO_VERBS = ['offices', 'said', 'than', 'before', 'after', 'maybe', 'can'] as const;
const isMarked = ({ start, end }: Word, statement: Statement): boolean =>
  NO_VERBS.some((kind) => statement.marks(kind).some((mark) => mark.start <= start && end <= mark.end));

const keysOf = (words: readonly Word[]): Set<string> =>
  new Set(words.flatMap(({ key, isTopic }) => (isTopic ? [key] : [])));
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((key) => b.has(key)).length;

/** The arguments on both sides of a pivot, without those that stand on both. */
export function argumentsOf(
  { words, figures, mentions }: Statement,
  { start, end, left, until = Infinity }: Mark & { left?: number; until?: number },
  isOne: (word: Word) => boolean,
): Set<string>[] {
  const isLeft = (mark: Mark): boolean => mark.end <= (left ?? start) || mark.start >= until;
  const isRight = (mark: Mark): boolean => mark.start >= end && mark.end <= until;
  const sideOf = (isThere: (mark: Mark) => boolean): Set<string> =>
    new Set([
      ...keysOf(words.filter((word) => isThere(word) && isOne(word))),
      ...(until < Infinity ? figures.filter(isThere).map(figureKey) : []),
      ...(left === undefined ? [] : mentions.filter((each) => each.kind === 'date' && isThere(each))).map(
        ({ value }) => `date ${value}`,
      ),
    ]);
  const [first, second] = [sideOf(isLeft), sideOf(isRight)];
  return [
    new Set([...first].filter((key) => !second.has(key))),
    new Set([...second].filter((key) => !first.has(key))),
  ];
}

/** 1 where the arguments of two pivots stand on the same sides, -1 where they are swapped. */
function orientation(
  [left, right]: readonly Set<string>[],
  [theirLeft, theirRight]: readonly Set<string>[],
): number {
  const none: Set<string> = new Set();
  const [a, b, c, d] = [left ?? none, right ?? none, theirLeft ?? none, theirRight ?? none];
  const [straight, crossed] = [Math.min(shared(a, c), shared(b, d)), Math.min(shared(a, d), shared(b, c))];
  return Math.sign(straight - crossed);
}

const anyWord = (): boolean => true;

/** `A is older than B` of B older than A, `before` of after. */
export const isOrderSwapped: RelationRule = (said, { statement: told }) => {
  for (const pivotIn of [comparison, order, preference]) {
    const [ours, theirs] = [pivotIn(said), pivotIn(told)];
    if (pivotIn === comparison && ours?.kind !== theirs?.kind) continue;
    // `when` is compared only with `before` or `after`: it gives no order itself
    if (ours === null || theirs === null || (ours.kind === 'when' && theirs.kind === 'when')) continue;
    if ([ours, theirs].some(({ kind }) => kind === 'when') && ours.sign === theirs.sign) continue;
    const sides = orientation(argumentsOf(said, ours, anyWord), argumentsOf(told, theirs, anyWord));
    if (sides * ours.sign * theirs.sign === -1)
      return { rule: pivotIn === order ? 'order' : 'comparison', at: ours };
  }
  return null;
};

/** `hemp lasts longer than wire`, where the source says of the wire alone that it lasts longer. */
export const isOtherLonger: RelationRule = (said, { statement: told }) => {
  const [than] = said.marks('than');
  const pivot = comparison(said);
  const words = (statement: Statement, { start, end }: Mark): string[] =>
    statement.words.flatMap((word) =>
      word.start >= start && word.end <= end ? [word.text.toLowerCase()] : [],
    );
  if (pivot === null || than === undefined) return null;
  const [comparative] = words(said, { start: pivot.start, end: than.start }).slice(0, 1);
  const theirs = told.words.find(({ text }) => text.toLowerCase() === comparative);
  const isCompared = told
    .marks('than')
    .some(({ start }) => theirs !== undefined && start >= theirs.end && start - theirs.end < 2);
  if (theirs === undefined || isCompared) return null;
  const [left = new Set<string>(), right = new Set<string>()] = argumentsOf(said, pivot, anyWord);
  const subject = told.words.find(({ isTopic }) => isTopic);
  if (subject === undefined || subject.end > theirs.start) return null;
  return right.has(subject.key) && !left.has(subject.key) ? { rule: 'comparison', at: pivot } : null;
};

/** The one figure of a clause that shares a word with some, and none with others. */
function amountOf(told: Statement, own: ReadonlySet<string>, others: ReadonlySet<string>): Mention | null {
  const found = told.clauses.filter(
    ({ keys, figures }) => figures.length === 1 && shared(own, keys) > 0 && shared(others, keys) === 0,
  );
  return found.length === 1 ? (found[0]?.figures[0] ?? null) : null;
}

/** `A has more than B`, where the source has a figure of each and that of B is larger. */
export const isComparedWrong: RelationRule = (said, { statement: told, around }) => {
  const pivot = comparison(said);
  if (pivot === null || told.has('than')) return null;
  const [left = new Set<string>(), right = new Set<string>()] = argumentsOf(said, pivot, anyWord);
  const find = (own: ReadonlySet<string>, others: ReadonlySet<string>): Mention | null =>
    [told, ...around].map((each) => amountOf(each, own, others)).find((each) => each !== null) ?? null;
  const [ours, theirs] = [find(left, right), find(right, left)];
  if (ours === null || theirs === null || ours.kind !== theirs.kind) return null;
  const more = Math.sign(quantityOf(ours) - quantityOf(theirs));
  return more === -pivot.sign ? { rule: 'comparison', at: pivot } : null;
};

/** Whether a name is next to the verb, without a content word in between. */
function isBehindName({ start }: Mark, { words }: Statement, isOne: (word: Word) => boolean): boolean {
  const last = words.findLast((word) => word.end <= start && word.key !== '');
  return last !== undefined && isOne(last);
}

/** `Ann hired Bob` of Bob who hired Ann. */
export const isActorSwapped: RelationRule = (said, { statement: told }) => {
  // a list of figures names whose they are in any order
  if (ORDERS.some((kind) => said.has(kind)) || (said.figures.length > 1 && told.figures.length > 1))
    return null;
  const isNoun = languageOf(said.language).capitalisesNouns === true;
  const namesOf = (statement: Statement) => {
    const names = new Set(
      statement.mentions.flatMap(({ kind, text }) =>
        kind === 'name' ? text.split(/[\s-]+/u).map(keyOf) : [],
      ),
    );
    const dates = statement.mentions.filter(({ kind }) => kind === 'date');
    const isDate = ({ start, end }: Word): boolean =>
      dates.some((date) => date.start <= start && end <= date.end);
    return (word: Word): boolean =>
      !isDate(word) &&
      (names.has(keyOf(word.text)) || (isCapital(word) && (isNoun || word.start > statement.start)));
  };
  const [ours, theirs] = [namesOf(said), namesOf(told)];
  const isOne = (word: Word): boolean => ours(word) || theirs(word);
  for (const mine of verbs(said, isOne).filter((verb) => isNoun || isBehindName(verb, said, isOne)))
    for (const other of verbs(told, isOne)) {
      if (mine.kind !== other.kind) continue;
      const sides = orientation(
        argumentsOf(clauseOf(mine, said), mine, isOne),
        argumentsOf(clauseOf(other, told), other, isOne),
      );
      if (sides * mine.sign * other.sign === -1) return { rule: 'actor-swapped', at: mine };
    }
  return null;
};
