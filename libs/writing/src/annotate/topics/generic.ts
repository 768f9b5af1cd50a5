import { languageOf } from '../../languages/registry.js';
import { prefixKey } from '../../languages/words.js';
import { memoize } from '../../text/memo.js';

const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(prefixKey));
const genericIn = memoize((code: string) => keysOf(languageOf(code).topics?.generic.split(' ') ?? []));
const unitsIn = memoize((code: string) => {
  const { topics, times } = languageOf(code);
  const months = times.months?.flatMap((names) => names.split('|')) ?? [];
  return keysOf([...(topics?.units?.split(' ') ?? []), ...months]);
});

/** Whether a word of a language is a time, a measure or a plain quality. */
export const isUnit = (word: string, language: string): boolean => unitsIn(language).has(prefixKey(word));

/** Whether a word of a language is true of nearly any text. */
export const isGeneric = (word: string, language: string): boolean =>
  genericIn(language).has(prefixKey(word)) || isUnit(word, language);
