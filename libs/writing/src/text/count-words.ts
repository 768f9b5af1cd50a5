import { TextPattern } from './text-pattern.js';
import { memoize } from './memo.js';

const segmenterOf = memoize((language: string) => new Intl.Segmenter(language, { granularity: 'word' }));
const WORD = new TextPattern(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu);
const UNSPACED = new Set(['ja', 'zh', 'th', 'km', 'lo', 'my']);

/** Whether a language (ISO 639-1) is written without spaces between words. */
export function isUnspaced(language: string): boolean {
  return UNSPACED.has(language);
}

export function countWords(text: string, language: string): number {
  if (!isUnspaced(language)) return text.match(WORD.for(text))?.length ?? 0;
  const segmenter = segmenterOf(language);
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1;
  return count;
}
