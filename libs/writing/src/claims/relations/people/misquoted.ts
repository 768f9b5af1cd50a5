import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import type { Misstatement } from '../relation.types.js';
import { statementIndexOf } from '../statements/statement-index.js';
import { keyOf, type Statement } from '../statements/statement.js';
import { speakersOf } from './people.js';

const isSamePerson = (a: Mention, b: Mention): boolean =>
  a.value.split(' ').some((word) => word.length > 2 && b.value.split(' ').includes(word));

/** A quotation given to another speaker than the one in its sentence or last named before it. */
export function misquoted(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  for (const quote of claimed.quotes) {
    const ours = speakersOf(claimed);
    const [first] = ours;
    const told = index.quoting(quote.value);
    if (first === undefined || told === undefined) continue;
    const speaker = index.speakerKeys(told);
    if (ours.some(({ value }) => value.split(' ').some((word) => speaker.has(keyOf(word))))) continue;
    const theirs = index.speakersAt(told);
    if (theirs.length > 0 && !ours.some((name) => theirs.some((other) => isSamePerson(name, other))))
      return { rule: 'another-speaker', at: first };
  }
  return null;
}
