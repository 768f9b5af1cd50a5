import type { Source } from '../../../source/source.types.js';
import { keyOf, type Statement } from './statement.js';

const NONE: ReadonlySet<string> = new Set();

/** The name keys of the speaker of each statement, from the speaker of its block. */
export function speakersOf(statements: readonly Statement[], { blocks }: Source): ReadonlySet<string>[] {
  let next = 0;
  return statements.map(({ start }) => {
    while ((blocks[next]?.end ?? Infinity) <= start) next += 1;
    const speaker = blocks[next]?.speaker ?? '';
    return speaker === '' ? NONE : new Set(speaker.split(' ').map(keyOf));
  });
}
