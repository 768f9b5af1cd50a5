import type { Source } from '../../../source/source.types.js';
import { keyOf, type Statement } from './statement.js';

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
