import { languageOf } from '../../languages/registry.js';
import type { RelationRule } from './relation.types.js';
import { keyOf, type Mark, type Statement } from './statements/statement.js';

/** A name, a figure, a date or another word, in the order of a statement. */
interface Term extends Mark {
  key: string;
  /** A figure or a date. */
  isCount: boolean;
}

/** Shorter words say nothing alone. */
const MIN_LETTERS = 4;

/** The terms of a statement; a name of several words is one. */
function termsOf({ words, mentions }: Statement): Term[] {
  const names = mentions.filter(({ kind }) => kind === 'name');
  const counts = mentions.filter(({ kind }) => kind !== 'name' && kind !== 'quote' && kind !== 'url');
  const isIn = ({ start, end }: Mark, others: readonly Mark[]): boolean =>
    others.some((other) => other.start <= start && end <= other.end);
  return [
    ...names.map(({ value, start, end }) => ({
      key: keyOf(value.split(' ').at(-1) ?? value),
      start,
      end,
      isCount: false,
    })),
    ...counts.map(({ value, start, end }) => ({ key: value, start, end, isCount: true })),
    ...words
      .filter((word) => word.key !== '' || word.text.length >= MIN_LETTERS)
      .filter((word) => !isIn(word, names) && !isIn(word, counts))
      .map(({ text, start, end }) => ({ key: keyOf(text), start, end, isCount: false })),
  ].sort((a, b) => a.start - b.start);
}

/** The terms that two statements have once each, in the order of the first one. */
function sharedTerms(ours: readonly Term[], theirs: readonly Term[]): Term[] {
  const once = (terms: readonly Term[]): Set<string> => {
    const groups = Map.groupBy(terms, ({ key }) => key);
    return new Set([...groups].flatMap(([key, { length }]) => (length === 1 ? [key] : [])));
  };
  const [mine, others] = [once(ours), once(theirs)];
  return ours.filter(({ key }) => mine.has(key) && others.has(key));
}

/** Terms that stand side by side in both statements are one. */
function joined(terms: readonly Term[], placeOf: ReadonlyMap<string, number>): Term[] {
  return terms.filter(({ key }, at) => {
    const before = terms[at - 1];
    return before === undefined || placeOf.get(key) !== (placeOf.get(before.key) ?? -2) + 1;
  });
}

/** How many pairs of places are out of order. */
const inversions = (places: readonly number[]): number =>
  places.reduce((sum, place, at) => sum + places.slice(at + 1).filter((other) => other < place).length, 0);

/** Whether two terms only have to change places for all to be in the order of the source. */
function isAllElseInOrder(places: readonly number[], [one, other]: readonly [number, number]): boolean {
  const back = places.with(one, places[other] ?? 0).with(other, places[one] ?? 0);
  return inversions(back) * FEW <= inversions(places);
}
const FEW = 8;

/** `the site` is no verb, nor is a name or a figure. */
const isNominal = ({ start, end, isCount }: Term, statement: Statement): boolean =>
  isCount ||
  /^[,.;:)]/u.test(statement.whole.slice(end)) ||
  /['’]s $/u.test(statement.whole.slice(statement.start, start)) ||
  /^\p{Lu}/u.test(statement.whole.slice(start, end)) ||
  statement.marks('article').some((article) => start - article.end === 1);

/** With more terms in their places the two that are not stand out. */
const FEW_TERMS = 3;

const termBehind = ({ key }: Term, terms: readonly Term[]): string | undefined =>
  terms[terms.findIndex((each) => each.key === key) + 1]?.key;

/** Words that exchange the meaning of their two sides. */
const CONVERSE = ['than', 'more', 'less', 'up', 'down'] as const;
const ELSEWHERE = ['before', 'after', 'instead'] as const;

/** Whether two statements relate with the same words. */
function isRelatedAlike(said: Statement, told: Statement): boolean {
  const wordsOf = (statement: Statement): string =>
    CONVERSE.flatMap((kind) =>
      statement.marks(kind).map((mark) => statement.whole.slice(mark.start, mark.end).toLowerCase()),
    )
      .sort()
      .join(' ');
  if (ELSEWHERE.some((kind) => said.has(kind))) return false;
  return said.has('passive') === told.has('passive') && wordsOf(said) === wordsOf(told);
}

/** The terms of two statements, and those that both have, in the order of each. */
interface Alignment {
  ours: readonly Term[];
  theirs: readonly Term[];
  mine: readonly Term[];
  others: readonly Term[];
  /** The place of each shared term in the source's statement. */
  placeOf: ReadonlyMap<string, number>;
}

const placesOf = (terms: readonly Term[]): Map<string, number> =>
  new Map(terms.map(({ key }, place) => [key, place]));

function aligned(said: Statement, told: Statement): Alignment {
  const [ours, theirs] = [termsOf(said), termsOf(told)];
  const all = sharedTerms(theirs, ours);
  const mine = joined(sharedTerms(ours, theirs), placesOf(all));
  const others = all.filter(({ key }) => mine.some((each) => each.key === key));
  return { ours, theirs, mine, others, placeOf: placesOf(others) };
}

/** The term before a word and the one behind it that have one another's place in the source. */
function exchangedAround(at: number, { ours, theirs, mine, others, placeOf }: Alignment): Mark | null {
  const placed = mine.map(({ key }) => placeOf.get(key) ?? 0);
  const place = placed[at] ?? 0;
  const [first, second] = [mine[at - 1], others[place - 1]];
  if (first === undefined || second === undefined || first.isCount !== second.isCount) return null;
  const behind = mine.findIndex(({ key }, index) => key === second.key && index > at);
  const last = mine[behind];
  if (last === undefined || (placeOf.get(first.key) ?? 0) < place) return null;
  const isAnchored = mine.length > FEW_TERMS || termBehind(first, ours) === termBehind(second, theirs);
  if (!isAnchored || !isAllElseInOrder(placed, [at - 1, behind])) return null;
  return { start: first.start, end: last.end };
}

/**
 * `A reviewer submits a report to an inspector` of an inspector who submits it to a reviewer: before one word each has
 * the term that the other one has behind it.
 */
export const isExchanged: RelationRule = (said, { statement: told }) => {
  // in German cases say who does what, in any order
  if (said.isList || told.isList || languageOf(said.language).capitalisesNouns === true) return null;
  if (said.figures.length > 1 && told.figures.length > 1) return null;
  if (!isRelatedAlike(said, told)) return null;
  const alignment = aligned(said, told);
  const { mine, others } = alignment;
  const isNoun = (pivot: Term): boolean =>
    isNominal(pivot, said) || others.some((each) => each.key === pivot.key && isNominal(each, told));
  for (const [at, pivot] of mine.entries()) {
    // `she is given milk`: the receiver may be the subject
    const isPassive = said.marks('be').some(({ end }) => pivot.start - end === 1);
    const isVerb = !isPassive && (mine.length > FEW_TERMS || !isNoun(pivot));
    const found = isVerb ? exchangedAround(at, alignment) : null;
    if (found !== null) return { rule: 'actor-swapped', at: found };
  }
  return null;
};
