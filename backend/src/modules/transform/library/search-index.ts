import { documentWords, searchTerms } from './search-words.js';

/**
 * Words are kept under a prefix of their owner: a search reads what this user's words point to and nothing of the
 * others'. Two users with one prefix cost time only, since rows are the owner's by their own column.
 */
const ownerPrefix = (userId: string): string => userId.slice(0, 4);

/** For `array_to_tsvector`. */
export function toIndexWords(userId: string, texts: Iterable<string>): string[] {
  const prefix = ownerPrefix(userId);
  return documentWords(texts).map((word) => prefix + word);
}

/** A `tsquery` in text form, or null when nothing can be found by this search text. Words hold no quotes. */
export function indexQuery(userId: string, search: string): string | null {
  const prefix = ownerPrefix(userId);
  const terms = searchTerms(search).map(({ word, isBegin }) => `'${prefix}${word}'${isBegin ? ':*' : ''}`);
  return terms.length === 0 ? null : terms.join(' & ');
}
