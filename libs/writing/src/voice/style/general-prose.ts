import type { Traits } from './traits.js';

/** Mean and standard deviation of a trait in windows of 240 words. */
type Usual = readonly [mean: number, spread: number];

/** Traits of general prose by language, rounded. English: articles by 18F. */
const USUAL: Readonly<Record<string, Readonly<Record<keyof Traits, Usual>>>> = {
  en: {
    sentenceWords: [21, 4],
    sentenceLow: [8, 5],
    sentenceMedian: [19, 5],
    sentenceHigh: [31, 8],
    shortSentences: [0.03, 0.05],
    longSentences: [0.3, 0.14],
    paragraphWords: [45, 20],
    lix: [46, 7],
    wordLetters: [4.8, 0.23],
    longWords: [0.25, 0.04],
    variety: [0.8, 0.027],
    contracted: [0.7, 0.3],
    firstSingular: [0.001, 0.003],
    firstPlural: [0.016, 0.015],
    reader: [0.006, 0.008],
    linkOpeners: [0.055, 0.07],
    pronounOpeners: [0.17, 0.12],
    hedges: [0.013, 0.009],
    stockPhrases: [0, 0.001],
    questions: [0.025, 0.05],
    commas: [1.1, 0.4],
    exclamationMarks: [0.0005, 0.0015],
    semicolons: [0.0005, 0.0015],
    colons: [0.006, 0.007],
    dashes: [0.002, 0.003],
    brackets: [0.005, 0.005],
    emoji: [0, 0.001],
  },
};
/** The minimum weight of a trait, and the maximum that its distance from general prose adds. */
const LEAST = 0.25;
const MOST_SPREADS = 3;

/** The weight of a trait, which grows with the samples' distance from general prose; 1 if that is unknown. */
export function distinctionOf(key: keyof Traits, low: number, high: number, language: string): number {
  const usual = USUAL[language]?.[key];
  if (usual === undefined) return 1;
  const [mean, spread] = usual;
  return LEAST + Math.min(MOST_SPREADS, Math.abs((low + high) / 2 - mean) / spread);
}
