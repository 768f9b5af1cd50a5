import { languageOf } from '../../languages/registry.js';
import { memoize } from '../../text/memo.js';
import type { Word } from './statements/words.js';

interface Side {
  set: number;
  side: number;
}

export interface Opposable extends Side {
  word: Word;
}

interface Entry extends Side {
  /** Its words; a final star matches any ending. */
  words: readonly string[];
}

const FIRST_CHARS = 2;

/** The entries of a language by the first letters of their first word. */
const entriesOf = memoize((language: string): ReadonlyMap<string, readonly Entry[]> => {
  const entries = (languageOf(language).opposites ?? []).flatMap((line, set) =>
    line
      .split(' : ')
      .flatMap((terms, side) => terms.split(' ').map((term) => ({ words: term.split('_'), set, side }))),
  );
  return Map.groupBy(entries, ({ words }) => words.join('_').slice(0, FIRST_CHARS));
});

const isForm = (word: string | undefined, term: string): boolean =>
  word !== undefined && (term.endsWith('*') ? word.startsWith(term.slice(0, -1)) : word === term);

/** The words of a text that have an opposite, with their sides. */
export function opposablesOf(words: readonly Word[], language: string): Opposable[] {
  const entries = entriesOf(language);
  if (entries.size === 0) return [];
  const small = words.map(({ text }) => text.toLowerCase());
  return words.flatMap((word, at) =>
    (entries.get((small[at] ?? '').slice(0, FIRST_CHARS)) ?? [])
      .filter(({ words: terms }) => terms.every((term, offset) => isForm(small[at + offset], term)))
      .map(({ set, side }) => ({ set, side, word })),
  );
}
