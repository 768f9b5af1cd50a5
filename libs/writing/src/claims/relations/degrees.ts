import type { Misstatement } from './relation.types.js';
import type { Source } from '../../source/source.types.js';
import { statementIndexOf } from './statements/statement-index.js';
import { keyOf, sharedKeys, type Mark, type MarkKind, type Statement } from './statements/statement.js';

const MIN_SHARED = 3;
const GAP_CHARS = 1;

/** The key of the word directly after a word for more or less: `time` of `more time`. */
function nounAfter({ end }: Mark, { words, opposables }: Statement): string | undefined {
  const next = words.find(({ start }) => start >= end && start - end <= GAP_CHARS);
  const isPlain = next !== undefined && next.text.length > 2 && !opposables.some(({ word }) => word === next);
  return isPlain ? keyOf(next.text) : undefined;
}

const has = (statement: Statement, kind: MarkKind, noun: string): boolean =>
  statement.marks(kind).some((mark) => nounAfter(mark, statement) === noun);

/** `leaves less time for the harvest` where the source says `more time`. */
export function otherDegree(claimed: Statement, source: Source): Misstatement | null {
  if (claimed.has('than') || claimed.has('not')) return null;
  for (const kind of ['more', 'less'] as const)
    for (const at of claimed.marks(kind)) {
      const other = kind === 'more' ? 'less' : 'more';
      const noun = nounAfter(at, claimed);
      if (noun === undefined || has(claimed, other, noun)) continue;
      const clause = claimed.clauseOf(at);
      const near = statementIndexOf(source)
        .nearest(claimed)
        .filter((each) => sharedKeys(clause, each) > 0 && !each.has('not'));
      const isTold = near.some((each) => has(each, other, noun) && sharedKeys(claimed, each) >= MIN_SHARED);
      if (isTold && !near.some((each) => has(each, kind, noun))) return { rule: 'reversed', at };
    }
  return null;
}
