const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words as a reader counts them, also in scripts without spaces. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
