import type { FunctionWord } from './function-words.js';
import type { SentenceCounts } from './text-counts.js';

export interface FunctionWordUse {
  counts: readonly number[];
  words: number;
}

/** The samples' rates are mixed with this many words of general prose, because short samples give no reliable rate. */
const GENERAL_WORDS = 500;
/** Words occur in clusters: this many uses count as one independent use. */
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

/** The probability that a text's function words follow the samples' rates and not those of general prose. */
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
