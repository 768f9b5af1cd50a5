import type { Mention } from '../../../annotate/mentions/mention.js';
import { isIn, type Statement } from '../statements/statement.js';

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
  { mentions, quotes }: Statement,
  surnames: ReadonlyMap<string, unknown> = NONE,
): Mention[] {
  return mentions.filter(
    (mention) =>
      mention.kind === 'name' &&
      (mention.value.includes(' ') || surnames.has(mention.value)) &&
      !isIn(mention, quotes),
  );
}

/** The maximum distance between a reporting verb and its subject. */
const REPORT_CHARS = 80;

/** The names near a statement's reporting verbs, outside quotations. */
export function speakersOf(statement: Statement): Mention[] {
  if (statement.isList) return [];
  const isNear = ({ start, end }: Mention): boolean =>
    statement.marks('said').some((mark) => {
      const gap =
        mark.end <= start ? statement.whole.slice(mark.end, start) : statement.whole.slice(end, mark.start);
      return gap.length <= REPORT_CHARS && !/[.;:!?]/u.test(gap);
    });
  return statement.mentions.filter(
    (name) => name.kind === 'name' && !isIn(name, statement.quotes) && isNear(name),
  );
}
