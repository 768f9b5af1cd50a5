import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Bound } from '../../../languages/relations.types.js';
import { figureKey, type Statement } from '../statements/statement.js';
import type { RelationRule } from '../relation.types.js';

/** What may not be said of a figure that the source bounds so: a bound left out or added rounds. */
const LESS: readonly Bound[] = ['under', 'nearly', 'atMost'];
const MORE: readonly Bound[] = ['over', 'atLeast'];
const CONTRADICTS: Readonly<Partial<Record<Bound, readonly Bound[]>>> = {
  nearly: MORE,
  under: MORE,
  atMost: MORE,
  over: LESS,
  atLeast: LESS,
};

/** `do not come to 40 %`, `older than five years`: bounds in other words. */
const isNegatedOrCompared = ({ start, bound }: Mention, statement: Statement): boolean =>
  bound === undefined &&
  (['not', 'than'] as const).some((kind) =>
    statement.marks(kind).some(({ end }) => end <= start && start - end < BOUND_CHARS),
  );
const BOUND_CHARS = 16;

/** `subieron hasta 400`: where it came to, and no bound. */
const isReached = ({ start, bound }: Mention, statement: Statement): boolean =>
  bound === 'atMost' &&
  (['up', 'down'] as const).some((kind) =>
    statement
      .marks(kind)
      .some((mark) => mark.end < start && start - mark.end < BOUND_CHARS && mark.end - mark.start > 2),
  );

/** `nearly 500` written as more than 500, `up to` as `at least`. */
export const isOtherBound: RelationRule = (said, { statement }) => {
  if (statement.isList) return null;
  for (const figure of said.figures) {
    const theirs = statement.figures.filter((each) => figureKey(each) === figureKey(figure));
    if (theirs.length === 0) continue;
    const { bound } = figure;
    if (bound === undefined) continue;
    if (theirs.some((each) => isNegatedOrCompared(each, statement) || isReached(each, statement))) continue;
    if (theirs.every((each) => each.bound !== undefined && CONTRADICTS[each.bound]?.includes(bound)))
      return { rule: 'another-bound', at: figure };
  }
  return null;
};
