import { documentWords, searchTerms } from './search-words.js';

/**
 * Words are prefixed by owner, so that a search reads only this user's part of the index. Users with equal prefixes
 * only cost time.
 */
const ownerPrefix = (userId: string): string => userId.slice(0, 4);

/** For `array_to_tsvector`. */
export function toIndexWords(userId: string, texts: Iterable<string>): string[] {
  const prefix = ownerPrefix(userId);
  return documentWords(texts).map((word) => prefix + word);
}

/** A `tsquery` as text; null without a searchable word. Words contain no quotes. */
export function indexQuery(userId: string, search: string): string | null {
  const prefix = ownerPrefix(userId);
  const terms = searchTerms(search).map(({ word, isBegin }) => `'${prefix}${word}'${isBegin ? ':*' : ''}`);
  return terms.length === 0 ? null : terms.join(' & ');
}
