import { onceFor } from '../../../text/once-for.js';
import { isIn, keyOf, type Mark, type Statement, type Word } from '../statements/statement.js';

/** A comparison in a statement: the words of both sides that the other lacks, and the word of degree between them. */
export interface Comparison {
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
export function keysIn(side: Statement): Set<string> {
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
export const comparisonIn = onceFor((statement: Statement): Comparison | null => {
  if (statement.isList || statement.isQuestion) return null;
  // `antes que` is an order, and `plutôt que` a choice
  const others = (['before', 'after', 'instead'] as const).flatMap((kind) => statement.marks(kind));
  const than = [...statement.marks('than'), ...statement.marks('compared')].filter(
    (mark) => !isIn(mark, others),
  );
  const found = [
    ...than.map((mark) => comparisonAt(mark, statement, false)),
    ...statement.marks('exceeds').map((mark) => comparisonAt(mark, statement, true)),
  ].filter((each) => each !== null && each.left.size > 0 && each.right.size > 0);
  return found.length === 1 ? (found[0] ?? null) : null;
});
