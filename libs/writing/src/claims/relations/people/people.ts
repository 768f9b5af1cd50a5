import type { Mention } from '../../../annotate/mentions/mention.js';
import { isIn, type Statement } from '../statements/statement.js';
import type { Source } from '../../../source/source.types.js';
import { evidenceOf } from '../../evidence.js';

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

/** Whether two names belong to one person: `Lund` and `Peter`, where the source names Peter Lund. */
export function isOnePerson(a: Mention | undefined, b: Mention | undefined, source: Source): boolean {
  const [ours, theirs] = [a?.value.split(' ') ?? [], b?.value.split(' ') ?? []];
  const full = evidenceOf(source).surnames.get(ours.at(-1) ?? '') ?? [];
  // words that both names have, such as `Cllr`, prove nothing
  const own = theirs.filter((word) => !ours.includes(word));
  if (ours.length > 1 && theirs.length > 1) return false;
  return full.some(({ value }) => own.some((word) => value.split(' ').includes(word)));
}
