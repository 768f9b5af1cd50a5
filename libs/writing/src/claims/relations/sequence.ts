import type { RelationRule } from './relation.types.js';
import type { Statement } from './statements/statement.js';

/** Minimum fraction of word pairs that the source has in the other order. */
const MOST = 0.7;
/** Fewer shared words may be in any order by chance. */
const MIN_KEYS = 3;

/** Offsets in the source of the words that only one of the two parts has. */
const placesOf = (part: Statement, other: Statement, originals: readonly Statement[]): number[] =>
  originals.flatMap(({ words }) =>
    words.flatMap(({ key, start }) =>
      key !== '' && part.keys.has(key) && !other.keys.has(key) ? [start] : [],
    ),
  );

/** `It was set free, and then treated`, where the source has the other order. */
export const isOutOfSequence: RelationRule = (claimed, { statement, around }) => {
  const mark = claimed
    .marks('then')
    .find(({ start }) => claimed.words.some((word) => word.isTopic && word.end <= start));
  if (mark === undefined) return undefined;
  const [first, second] = [
    claimed.between(claimed.start, mark.start),
    claimed.between(mark.end, claimed.end),
  ];
  const statements =
    placesOf(first, second, [statement]).length * placesOf(second, first, [statement]).length > 0
      ? [statement]
      : around;
  const [before, behind] = [placesOf(first, second, statements), placesOf(second, first, statements)];
  if (before.length === 0 || behind.length === 0 || before.length + behind.length < MIN_KEYS)
    return undefined;
  const [from, to] = [Math.min(...before, ...behind), Math.max(...before, ...behind)];
  const isTurned = statements.some((each) =>
    (['before', 'after'] as const).some((kind) =>
      each.marks(kind).some(({ start }) => start > from && start < to),
    ),
  );
  const turned = before.flatMap((one) => behind.filter((other) => one > other)).length;
  return !isTurned && turned >= before.length * behind.length * MOST ? { rule: 'order', at: mark } : null;
};
