import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { statementIndexOf } from '../statements/statement-index.js';
import type { Misstatement } from '../relation.types.js';
import { keyOf, type Statement } from '../statements/statement.js';

const namesOf = ({ mentions, isList }: Statement): Mention[] =>
  isList ? [] : mentions.filter(({ kind }) => kind === 'name');

/** The maximum distance between a reporting verb and its subject. */
const REPORT_CHARS = 80;

/** The names near a statement's reporting verbs, outside quotations. */
function speakersOf(statement: Statement): Mention[] {
  if (statement.isList) return [];
  const quotes = statement.mentions.filter(({ kind }) => kind === 'quote');
  const names = namesOf(statement).filter(
    (name) => !quotes.some(({ start, end }) => start <= name.start && name.end <= end),
  );
  const isNear = ({ start, end }: Mention): boolean =>
    statement.marks('said').some((mark) => {
      const between = mark.end <= start ? [mark.end, start] : [end, mark.start];
      const gap = statement.whole.slice(between[0], between[1]);
      return gap.length <= REPORT_CHARS && !/[.;:!?]/u.test(gap);
    });
  return names.filter(isNear);
}
const isSamePerson = (a: Mention, b: Mention): boolean =>
  a.value.split(' ').some((word) => word.length > 2 && b.value.split(' ').includes(word));

/** A quotation given to another speaker than the one in its sentence or last named before it. */
export function misquoted(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const quote of claimed.mentions.filter(({ kind }) => kind === 'quote')) {
    const ours = speakersOf(claimed);
    const [first] = ours;
    const told = index.quoting(quote.value);
    if (first === undefined || told === undefined) continue;
    const speaker = index.speakerKeys(told);
    if (ours.some(({ value }) => value.split(' ').some((word) => speaker.has(keyOf(word))))) continue;
    const theirs = index.speakersAt(told, speakersOf);
    if (theirs.length > 0 && !ours.some((name) => theirs.some((other) => isSamePerson(name, other))))
      return { rule: 'another-speaker', at: first };
  }
  return null;
}
