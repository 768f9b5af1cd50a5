import { sharedBy } from '../../text/collections.js';
import { onceFor } from '../../text/once-for.js';
import { isIn, keyOf, type Mark, sharedKeys, type Statement, type Word } from './statements/statement.js';
import { amountOf, type Mention } from '../../annotate/mentions/mention.js';
import { measuredBy } from '../../annotate/mentions/quantities/units.js';
import { TIME } from './figures/operands.js';
import type { Source } from '../../source/source.types.js';
import type { Misstatement } from './relation.types.js';
import { statementIndexOf } from './statements/statement-index.js';

/** A comparison in a statement: the words of both sides that the other lacks, and the word of degree between them. */
interface Comparison {
  left: ReadonlySet<string>;
  right: ReadonlySet<string>;
  degree: Degree;
  at: Mark;
}

interface Degree {
  /** 1 for more, -1 for less, 0 if the words do not show it or have an opposite, as `slower` has. */
  way: number;
  /** The word that shows how much, and 1 if it means more time or a greater amount, -1 for less. */
  amount: number;
  word: string;
  /** The side of each set of opposites, `shorter`, that only the left side names. */
  sides: ReadonlyMap<number, number>;
}

/** Stop words from this length on, such as `writing`, can be what is compared. */
const LONG = 6;
/** A side that is cut at a comma needs this many words. */
const MIN_WORDS = 3;
/** How far before `than` the word of degree may be, in characters. */
const DEGREE_CHARS = 90;
const PAUSE = /[,;:–—](?=\s)/gu;
const RELATING = ['more', 'less', 'than', 'compared', 'exceeds', 'said', 'nominal', 'and', 'not'] as const;

/** The keys of a side: its words, single capital letters such as the `B` of influenza B, and opposites with their side. */
function keysIn(side: Statement): Set<string> {
  const opposed = new Map(
    side.opposables.map(({ word, set, side: which }) => [word.start, `${set}/${which}`]),
  );
  const relating = RELATING.flatMap((kind) => side.marks(kind));
  const keyed = (word: Word): string => {
    const { text, start, key } = word;
    const opposite = opposed.get(start);
    if (opposite !== undefined) return opposite;
    if (/^\p{Lu}$/u.test(text) || /\d/u.test(text)) return text.toLowerCase();
    if (isIn(word, relating)) return '';
    return key === '' && text.length >= LONG ? keyOf(text) : key;
  };
  return new Set(side.words.map(keyed).filter((key) => key !== ''));
}

/** The words before a mark, back to a comma that leaves enough of them. */
function leftOf({ start }: Mark, statement: Statement): Statement {
  const before = statement.whole.slice(statement.start, start);
  const cuts = [...before.matchAll(PAUSE)].map(({ index }) => statement.start + index).reverse();
  const pieces = cuts.map((cut) => statement.between(cut, start));
  return pieces.find((piece) => keysIn(piece).size >= MIN_WORDS) ?? statement.between(statement.start, start);
}

function rightOf({ end }: Mark, statement: Statement): Statement {
  const behind = statement.whole.slice(end, statement.end);
  return statement.between(end, end + (behind.search(/[,;:–—]\s/u) + 1 || behind.length + 1) - 1);
}

function degreeOf(left: Statement, right: Statement, mark: Mark): Degree {
  const near = left.between(Math.max(left.start, mark.start - DEGREE_CHARS), left.end);
  const opposed = new Set(right.opposables.map(({ set }) => set));
  const opposables = new Map(near.opposables.map((each) => [each.word.start, each]));
  // `greater for small ones than for large ones`: `small` is what is compared
  const isCompared = ({ start }: Mark): boolean => opposed.has(opposables.get(start)?.set ?? -1);
  const last = [
    ...near.marks('more').map((each) => ({ ...each, way: 1 })),
    ...near.marks('less').map((each) => ({ ...each, way: -1 })),
  ]
    .filter((each) => !isCompared(each))
    .sort((a, b) => a.start - b.start)
    .at(-1);
  const way = last === undefined || opposables.has(last.start) ? 0 : last.way;
  const sides = near.opposables.flatMap(({ set, side }) => (opposed.has(set) ? [] : [[set, side] as const]));
  const word = last === undefined ? '' : left.whole.slice(last.start, last.end).toLowerCase();
  return { way, amount: last?.way ?? 0, word, sides: new Map(sides) };
}

const EXCEEDING: Degree = { way: 1, amount: 1, word: '', sides: new Map() };

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...keys].filter((key) => !others.has(key)));

function comparisonAt(mark: Mark, statement: Statement, isExceeding: boolean): Comparison | null {
  const [left, right] = [leftOf(mark, statement), rightOf(mark, statement)];
  const degree = isExceeding ? EXCEEDING : degreeOf(left, right, mark);
  if (degree.way === 0 && degree.sides.size === 0) return null;
  const [ours, others] = [keysIn(left), keysIn(right)];
  return { left: without(ours, others), right: without(others, ours), degree, at: mark };
}

/** The comparison of a statement, `A is longer than B` or `A exceeds B`; null if it has none, or several. */
const comparisonIn = onceFor((statement: Statement): Comparison | null => {
  if (statement.isQuestion) return null;
  // `antes que` is an order, and `plutôt que` a choice
  const others = (['before', 'after', 'instead'] as const).flatMap((kind) => statement.marks(kind));
  // `no more than 99`: bounds a figure
  const isBound = ({ end }: Mark): boolean => statement.figures.some(({ start }) => start - end === 1);
  const than = [...statement.marks('than'), ...statement.marks('compared')].filter(
    (mark) => !isIn(mark, others) && !isBound(mark),
  );
  const found = [
    ...than.map((mark) => comparisonAt(mark, statement, false)),
    ...statement.marks('exceeds').map((mark) => comparisonAt(mark, statement, true)),
  ].filter((each) => each !== null && each.left.size > 0 && each.right.size > 0);
  return found.length === 1 ? (found[0] ?? null) : null;
});

interface Measured {
  keys: ReadonlySet<string>;
  figures: readonly Mention[];
}

const isAmount = ({ value }: Mention): boolean => /^(?:\w+:)?\d/u.test(value);

/** The two clauses of a statement that give amounts in one unit; null if it has not exactly two. */
function measuredIn(original: Statement): readonly [Measured, Measured] | null {
  const found = original.clauses
    .map((clause) => ({ keys: keysIn(clause), figures: clause.figures.filter(isAmount) }))
    .filter(({ figures }) => figures.length > 0);
  const [one, other] = found;
  if (one === undefined || other === undefined || found.length > 2) return null;
  // `12 or 13 months`: a figure may lack its unit
  const figures = [...one.figures, ...other.figures];
  const kinds = new Set(figures.map(({ kind }) => kind));
  const units = new Set(figures.flatMap(({ unit }) => unit ?? []));
  return kinds.size === 1 && units.size < 2 ? [one, other] : null;
}

/** The words of a side of the comparison that one clause has and the other has not. */
const ownOf = (words: ReadonlySet<string>, clause: Measured, other: Measured): string[] =>
  [...words].filter((key) => clause.keys.has(key) && !other.keys.has(key));

/** Whether the amounts of the first thing are all above (1) or below (-1) those of the second; 0 if neither. */
function wayOf(left: Measured, right: Measured): number {
  const [ours, theirs] = [left.figures.map(amountOf), right.figures.map(amountOf)];
  if (Math.min(...ours) > Math.max(...theirs)) return 1;
  return Math.max(...ours) < Math.min(...theirs) ? -1 : 0;
}

/** Words that say nothing about an amount: a better time is a shorter one. */
const VALUING = /^(?:best|better|wors|bess|schlecht|mejor|peor|mieux|meilleur|pire)/u;

/** 1 if the source's amounts of two things compare as the output says, -1 if the other way round, 0 if it gives none. */
function measuredLike({ left, right, degree }: Comparison, original: Statement): number {
  const clauses = measuredIn(original);
  if (clauses === null || degree.amount === 0 || VALUING.test(degree.word)) return 0;
  // `faster` is less time but more speed
  const isPlain =
    degree.way !== 0 ||
    [...clauses[0].figures, ...clauses[1].figures].some(({ unit }) => measuredBy(unit ?? '') === TIME);
  if (!isPlain) return 0;
  const [first, second] = clauses;
  const [one, other] = ownOf(right, second, first).length > 0 ? [first, second] : [second, first];
  const isOfBoth = ownOf(right, one, other).length > 0;
  if (isOfBoth || ownOf(right, other, one).length === 0 || ownOf(left, one, other).length === 0) return 0;
  return wayOf(one, other) * degree.amount;
}

const MIN_SHARED = 2;

/** 1 if two comparisons have the same things on the same sides, -1 for the other sides, 0 if that is unclear. */
function orderOf(ours: Comparison, theirs: Comparison): number {
  const [kept, crossed] = [sharedBy(ours.right, theirs.right), sharedBy(ours.right, theirs.left)];
  if (kept > 0 && crossed === 0) return 1;
  return crossed > 0 && kept === 0 && sharedBy(ours.left, theirs.right) > 0 ? -1 : 0;
}

/** 1 if both comparisons say more or both less, -1 if one says the opposite of the other, 0 if that is unclear. */
function degreesOf({ degree: ours }: Comparison, { degree: theirs }: Comparison): number {
  const ways = [...ours.sides].flatMap(([set, side]) => {
    const other = theirs.sides.get(set);
    return other === undefined ? [] : [other === side ? 1 : -1];
  });
  const [way] = ways;
  return way !== undefined && ways.every((each) => each === way) ? way : ours.way * theirs.way;
}

/** `A is shorter than B` where the source has A longer than B, or B shorter than A. */
export function comparedOtherwise(claimed: Statement, source: Source): Misstatement | null {
  const ours = comparisonIn(claimed);
  if (ours === null) return null;
  const found = statementIndexOf(source)
    .nearest(claimed)
    .map((original) => {
      if (sharedKeys(claimed, original) < MIN_SHARED) return 0;
      const theirs = comparisonIn(original);
      return theirs === null ? measuredLike(ours, original) : orderOf(ours, theirs) * degreesOf(ours, theirs);
    });
  return found.includes(-1) && !found.includes(1) ? { rule: 'comparison', at: ours.at } : null;
}
