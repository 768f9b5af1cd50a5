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

/** By likelihood of its counts at the samples' rates and those of general prose: 1 surely, 0.5 undecided, 0 not. */
export function evidenceFor(
  names: readonly FunctionWord[],
  samples: FunctionWordUse,
  text: FunctionWordUse,
): number {
  const logOdds = names.reduce((sum, { rate: general }, index) => {
    const uses = text.counts[index] ?? 0;
    const own = ((samples.counts[index] ?? 0) + GENERAL_WORDS * general) / (samples.words + GENERAL_WORDS);
    return sum + uses * Math.log(own / general) + (text.words - uses) * Math.log((1 - own) / (1 - general));
  }, 0);
  return 1 / (1 + Math.exp(-logOdds / CLUSTERED));
}
