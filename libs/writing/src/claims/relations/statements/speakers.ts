import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Source } from '../../../source/source.types.js';
import { keyOf, type Statement } from './statement.js';

/** Each word of the full names of a source with the other words of the only name that has it. */
export function familiesOf(
  surnames: ReadonlyMap<string, readonly Mention[]>,
): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, readonly string[]>();
  const names = new Set([...surnames.values()].flat().map(({ value }) => value));
  for (const name of names) {
    const keys = name.split(/[\s-]+/u).map(keyOf);
    for (const key of keys) families.set(key, families.has(key) ? [] : keys);
  }
  return families;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Who says each of some statements, by the words of their names. */
export function speakersOf(statements: readonly Statement[], { blocks }: Source): ReadonlySet<string>[] {
  let next = 0;
  return statements.map(({ start }) => {
    while ((blocks[next]?.end ?? Infinity) <= start) next += 1;
    const speaker = blocks[next]?.speaker ?? '';
    return speaker === '' ? NOBODY : new Set(speaker.split(' ').map(keyOf));
  });
}
