import { negationsOf } from '../negation.js';
import type { Misstatement, RelationRule } from '../relation.types.js';
import { isIn, type Mark, type Statement } from '../statements/statement.js';
import { frameOf } from './frame.js';
import { isContent, type Token } from './tokens.js';

/** Minimum fraction of a statement's terms that the source must have in the same order. */
const COVERAGE = 0.7;
const MAX_IN_SLOT = 4;

/** The negation in a slot that has no content words. */
function negationIn(tokens: readonly Token[], statement: Statement): Mark | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const found = negationsOf(statement).find(({ start }) => start < last.end && start >= first.start);
  // `not really` is one negation
  return found !== undefined && tokens.some((each) => isContent(each) && !isIn(each, [found]))
    ? undefined
    : found;
}

/** `They are not welcome`, where the source says in the same words that they are. */
export const isNegated: RelationRule = (claimed, { statement: original }): Misstatement | null => {
  if (claimed.quotes.length > 0 || claimed.has('condition') || original.has('condition')) return null;
  const { slots, coverage } = frameOf(claimed, original);
  if (coverage < COVERAGE) return null;
  for (const { ours, theirs } of slots.slice(0, -1)) {
    if (ours.length > MAX_IN_SLOT || theirs.length > MAX_IN_SLOT) continue;
    const [own, other] = [negationIn(ours, claimed), negationIn(theirs, original)];
    if ((own === undefined) !== (other === undefined)) return { rule: 'negated', at: own ?? claimed };
  }
  return null;
};
