import { languageOf } from '../../languages/registry.js';
import { memoize } from '../../text/memo.js';
import type { Word } from './word.types.js';

/** One of two sides that say the opposite of one another. */
interface Side {
  pair: number;
  sign: 1 | -1;
}

/** A word that has an opposite. */
export interface Opposable extends Side {
  word: Word;
}

interface Entry extends Side {
  /** Its words; the last one, or each with a star, by how it begins. */
  words: readonly string[];
}

const FIRST_CHARS = 2;

/** The entries of a language by how their first word begins. */
const entriesOf = memoize((language: string): ReadonlyMap<string, readonly Entry[]> => {
  const entries = new Map<string, Entry[]>();
  for (const [pair, line] of (languageOf(language).opposites ?? []).entries())
    for (const [at, side] of line.split(' : ').entries())
      for (const term of side.split(' ')) {
        const key = term.slice(0, FIRST_CHARS);
        const known = entries.get(key) ?? [];
        known.push({ words: term.split('_'), pair, sign: at === 0 ? 1 : -1 });
        entries.set(key, known);
      }
  return entries;
});

const isForm = (word: string | undefined, term: string): boolean =>
  word !== undefined && (term.endsWith('*') ? word.startsWith(term.slice(0, -1)) : word === term);

/** The words of a text that have an opposite, each with the side it is on. */
export function opposablesOf(words: readonly Word[], language: string): Opposable[] {
  const entries = entriesOf(language);
  if (entries.size === 0) return [];
  const small = words.map(({ text }) => text.toLowerCase());
  return words.flatMap((word, at) =>
    (entries.get((small[at] ?? '').slice(0, FIRST_CHARS)) ?? [])
      .filter(({ words: terms }) => terms.every((term, offset) => isForm(small[at + offset], term)))
      .map(({ pair, sign }) => ({ pair, sign, word })),
  );
}
