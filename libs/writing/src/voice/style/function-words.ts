import { languageOf } from '../../languages/registry.js';
import { memoize } from '../../text/memo.js';

export interface FunctionWord {
  word: string;
  /** Its fraction of all words in general prose. */
  rate: number;
}

/** The function words of a language in a fixed order; empty if their rates are unknown. */
export const functionWordsOf = memoize((language: string): readonly FunctionWord[] =>
  Object.entries(languageOf(language).style?.functionWords ?? {}).flatMap(([per10000, words]) =>
    words.split(' ').map((word) => ({ word, rate: Number(per10000) / 10_000 })),
  ),
);
