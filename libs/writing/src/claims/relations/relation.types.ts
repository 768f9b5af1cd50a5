import type { Mention } from '../../annotate/mentions/mention.js';
import type { ClaimRule } from '../claim-rules.js';
import type { Mark, Statement } from './statements/statement.js';

/** How a statement contradicts the source, and the place of the wrong words. */
export interface Misstatement {
  rule: ClaimRule;
  at: Mark | Mention;
}

/** A statement of the source with its neighbours. */
export interface Told {
  statement: Statement;
  around: readonly Statement[];
}

/** Compares a statement with the matching one of the source: null if they agree, undefined if they cannot be compared. */
export type RelationRule = (said: Statement, told: Told) => Misstatement | null | undefined;
