import type { Traits } from './traits.js';

/** Mean and spread of a trait in windows of 240 words. */
type Usual = readonly [mean: number, spread: number];

/** Traits of general prose by language. English: articles of 18F, rounded by hand. */
const USUAL: Readonly<Record<string, Readonly<Record<keyof Traits, Usual>>>> = {
  en: {
    sentenceWords: [21, 4],
    shortSentences: [0.03, 0.05],
    longSentences: [0.3, 0.14],
    wordLetters: [4.8, 0.23],
    longWords: [0.25, 0.04],
    variety: [0.8, 0.027],
    contractions: [0.013, 0.009],
    firstPerson: [0.019, 0.016],
    reader: [0.006, 0.008],
    questions: [0.025, 0.05],
    exclamations: [0.01, 0.025],
    commas: [1.1, 0.4],
    dashes: [0.002, 0.003],
    brackets: [0.005, 0.005],
  },
};
/** What a trait weighs in which samples are like everybody's, and the most that another weighs above it. */
const LEAST = 0.25;
const MOST_SPREADS = 3;

/** How characteristic a trait is of a writer: the more, the further the samples are from general prose; 1 where that is not known. */
export function distinctionOf(key: keyof Traits, low: number, high: number, language: string): number {
  const usual = USUAL[language]?.[key];
  if (usual === undefined) return 1;
  const [mean, spread] = usual;
  return LEAST + Math.min(MOST_SPREADS, Math.abs((low + high) / 2 - mean) / spread);
}
