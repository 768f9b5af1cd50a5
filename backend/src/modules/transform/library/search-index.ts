import { documentWords, searchTerms } from './search-words.js';

/**
 * Words are kept under a sign of their owner: a search reads what this user's words point to and nothing of the
 * others'. Two users with one sign cost time only, since rows are the owner's by their own column.
 */
const signOf = (userId: string): string => userId.slice(0, 4);

/** For `array_to_tsvector`. */
export function toIndexWords(userId: string, texts: Iterable<string>): string[] {
  const sign = signOf(userId);
  return documentWords(texts).map((word) => sign + word);
}

/** A `tsquery` in text form, or null when nothing can be found by this search text. Words hold no quotes. */
export function indexQuery(userId: string, search: string): string | null {
  const sign = signOf(userId);
  const terms = searchTerms(search).map(({ word, isBegin }) => `'${sign}${word}'${isBegin ? ':*' : ''}`);
  return terms.length === 0 ? null : terms.join(' & ');
}
