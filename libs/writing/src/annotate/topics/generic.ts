import { languageOf } from '../../languages/registry.js';
import { prefixKey } from '../../languages/words.js';
import { memoize } from '../../text/memo.js';

const genericIn = memoize((code: string): ReadonlySet<string> => {
  const { topics, times } = languageOf(code);
  const months = times.months?.flatMap((names) => names.split('|')) ?? [];
  const words = `${topics?.generic ?? ''} ${topics?.units ?? ''}`.split(' ');
  return new Set([...words, ...months].map(prefixKey));
});

/** Whether a word fits nearly any text, or is a time, a measure or a plain quality. */
export const isGeneric = (word: string, language: string): boolean =>
  genericIn(language).has(prefixKey(word));
