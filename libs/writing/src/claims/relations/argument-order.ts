import type { RelationRule } from './relation.types.js';
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
