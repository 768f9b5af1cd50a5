import type { FunctionWord } from './function-words.js';
import type { SentenceCounts } from './text-counts.js';

/** How often each function word of a language is used, and among how many words. */
export interface FunctionWordUse {
  counts: readonly number[];
  words: number;
}

/** Words of general prose that the samples are mixed with: a few hundred words of samples show no rate surely. */
const GENERAL_WORDS = 500;
/** Words occur in clusters: this many uses are as much evidence as one independent use. */
const CLUSTERED = 6;

export function functionWordUse(sentences: readonly SentenceCounts[], size: number): FunctionWordUse {
  const counts = Array.from({ length: size }, () => 0);
  let words = 0;
  for (const sentence of sentences) {
    words += sentence.words.length;
    for (const index of sentence.functionWords) counts[index] = (counts[index] ?? 0) + 1;
  }
  return { counts, words };
}

/** By likelihood of a text's counts at the samples' rates and those of general prose: 1 surely, 0.5 undecided, 0 not. */
export function evidenceBy(
  names: readonly FunctionWord[],
  { counts, words }: FunctionWordUse,
): (sentences: readonly SentenceCounts[]) => number {
  let unused = 0;
  const used = names.map(({ rate: general }, index) => {
    const own = ((counts[index] ?? 0) + GENERAL_WORDS * general) / (words + GENERAL_WORDS);
    const without = Math.log((1 - own) / (1 - general));
    unused += without;
    return Math.log(own / general) - without;
  });
  return (sentences) => {
    let logOdds = 0;
    for (const sentence of sentences) {
      logOdds += sentence.words.length * unused;
      for (const index of sentence.functionWords) logOdds += used[index] ?? 0;
    }
    return 1 / (1 + Math.exp(-logOdds / CLUSTERED));
  };
}
