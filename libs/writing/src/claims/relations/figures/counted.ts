import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Statement } from '../statements/statement.js';

/** `40+ engineers`: what may be between a figure and the word it counts, in characters. */
const GAP_CHARS = 2;

function nounOf({ end, unit }: Mention, { words }: Statement): string | undefined {
  const next = words.find(({ start }) => start >= end && start - end <= GAP_CHARS);
  return unit !== undefined || next === undefined || next.key === '' ? undefined : next.key;
}

/** The figures of the source's statements that count the same word as a claim: another count is calculated only from them. */
export function countedAlike(claim: Mention, claimed: Statement, near: readonly Statement[]): Mention[] {
  const noun = nounOf(claim, claimed);
  if (noun === undefined) return [];
  return near.flatMap((each) => each.figures.filter((figure) => nounOf(figure, each) === noun));
}
