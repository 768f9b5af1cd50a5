import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Statement } from '../statements/statement.js';

/** Whether a line is a signature: `— Ann Lee, engineer`. */
export function isSignature(statement: Statement): boolean {
  const [first] = namedOutsideQuotes(statement);
  if (first === undefined || first.start - statement.start > 2 || /[.!?:]$/u.test(statement.text))
    return false;
  return first.start > statement.start || statement.whole.charAt(first.end) === ',';
}

const NONE: ReadonlyMap<string, unknown> = new Map();

/** The people a statement names outside quotations, by full name or by a surname in `surnames`. */
export function namedOutsideQuotes(
  { mentions }: Statement,
  surnames: ReadonlyMap<string, unknown> = NONE,
): Mention[] {
  const quotes = mentions.filter(({ kind }) => kind === 'quote');
  return mentions.filter(
    ({ kind, value, start, end }) =>
      kind === 'name' &&
      (value.includes(' ') || surnames.has(value)) &&
      !quotes.some((quote) => quote.start <= start && end <= quote.end),
  );
}
