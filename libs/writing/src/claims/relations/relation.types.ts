import type { Mention } from '../../annotate/mentions/mention.js';
import type { ClaimRule } from '../claim-rules.js';
import type { Mark, Statement } from './statements/statement.js';

/** How a statement contradicts the source, and the place of the wrong words. */
export interface Misstatement {
  rule: ClaimRule;
  at: Mark | Mention;
}

/** A statement of the source with its neighbours. */
export interface Original {
  statement: Statement;
  around: readonly Statement[];
}

/**
 * Compares a statement of an output (`claimed`) with the matching one of the source: a misstatement, null if they agree,
 * undefined if they cannot be compared. "Sales rose by 9 %" and "Sales fell by 9 %" share all but their direction.
 */
export type RelationRule = (claimed: Statement, original: Original) => Misstatement | null | undefined;
