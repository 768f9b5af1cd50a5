import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { evidenceOf } from '../../evidence.js';

/** Whether two names belong to one person: `Lund` and `Peter`, where the source names Peter Lund. */
export function isOnePerson(a: Mention | undefined, b: Mention | undefined, source: Source): boolean {
  const [ours, theirs] = [a?.value.split(' ') ?? [], b?.value.split(' ') ?? []];
  const full = evidenceOf(source).surnames.get(ours.at(-1) ?? '') ?? [];
  // words that both names have, such as `Cllr`, prove nothing
  const own = theirs.filter((word) => !ours.includes(word));
  if (ours.length > 1 && theirs.length > 1) return false;
  return full.some(({ value }) => own.some((word) => value.split(' ').includes(word)));
}
