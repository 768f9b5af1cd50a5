import type { Mark, Statement } from './statements/statement.js';

const NOMINAL = ['nominal', 'every', 'per'] as const;

/** Whether an article or preposition directly precedes a term. */
export const isNoun = (term: Mark, statement: Statement): boolean =>
  NOMINAL.some((kind) => statement.marks(kind).some(({ end }) => term.start - end === 1));
