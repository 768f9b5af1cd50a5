import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Statement } from '../statements/statement.js';

/** `— Ann Lee, engineer`: a line that begins with a name and says nothing. */
export function isSignature(statement: Statement): boolean {
  const [first] = namedOutsideQuotes(statement);
  if (first === undefined || first.start - statement.start > 2 || /[.!?:]$/u.test(statement.text))
    return false;
  return first.start > statement.start || statement.whole.charAt(first.end) === ',';
}

const NONE: ReadonlyMap<string, unknown> = new Map();

/** People that a statement names outside its quotations, in full or by a last name of the source. */
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
