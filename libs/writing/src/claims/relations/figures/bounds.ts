import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Bound } from '../../../languages/relations.types.js';
import { figureKey, type Statement } from '../statements/statement.js';
import type { RelationRule } from '../relation.types.js';

/** What may not be said of a figure that the source bounds so; `none` is the bare figure. */
const CONTRADICTS: Readonly<Record<Bound | 'none', readonly (Bound | 'none')[]>> = {
  none: ['over', 'under', 'nearly', 'atLeast'],
  exactly: ['over', 'under', 'nearly', 'about'],
  about: ['exactly', 'over', 'under'],
  nearly: ['over', 'atLeast', 'exactly', 'none'],
  under: ['over', 'atLeast', 'exactly', 'none'],
  over: ['under', 'nearly', 'atMost', 'exactly'],
  atLeast: ['under', 'nearly', 'atMost', 'exactly', 'none'],
  atMost: ['over', 'atLeast', 'exactly', 'none'],
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

/** `nearly 500` written as 500 or more than 500, `up to` as `at least`. */
export const isOtherBound: RelationRule = (said, { statement }) => {
  if (statement.isList) return null;
  for (const figure of said.figures) {
    const theirs = statement.figures.filter((each) => figureKey(each) === figureKey(figure));
    if (theirs.length === 0) continue;
    const bound = figure.bound ?? 'none';
    // `4.7 percent, under five`: a threshold
    const isThreshold = said.figures.some((other) => other !== figure && other.kind === figure.kind);
    const isBare = theirs.some((each) => each.bound === undefined);
    if (isThreshold && isBare) continue;
    if (theirs.some((each) => isNegatedOrCompared(each, statement) || isReached(each, statement))) continue;
    if (theirs.every((each) => CONTRADICTS[each.bound ?? 'none'].includes(bound)))
      return { rule: 'another-bound', at: figure };
  }
  return null;
};
