import { documentWords, searchTerms } from './search-words.js';

/** A search reads only its account's part of the index. Equal prefixes only cost time. */
const accountPrefix = (accountId: string): string => accountId.slice(0, 4);
/** `search_workspace` replaces it. No word contains it. */
const PREFIX = '{}';

export function toIndexWords(accountId: string, texts: Iterable<string>): string[] {
  const prefix = accountPrefix(accountId);
  return documentWords(texts).map((word) => prefix + word);
}

export function indexQuery(search: string): string | null {
  const terms = searchTerms(search).map(({ word, isBegin }) => `'${PREFIX}${word}'${isBegin ? ':*' : ''}`);
  return terms.length === 0 ? null : terms.join(' & ');
}
