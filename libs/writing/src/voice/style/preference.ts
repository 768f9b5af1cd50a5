import type { Fingerprint } from '@repurpose/contract';
import type { Source } from '../../source/source.types.js';
import { countsKnownFor } from './fingerprint.js';
import { evidenceBy } from './function-word-use.js';
import { functionWordsOf } from './function-words.js';
import { countsIn, sentenceCountsOf, type SentenceCounts } from './text-counts.js';
import { ratesOf } from './traits.js';

/** A trait in which the samples differ from the source, so that choosing sentences with more or less of it helps. */
interface Pull {
  at: number;
  /** −1 to 1: less or more of it. */
  towards: number;
  mean: number;
  spread: number;
}

const RATES = Object.keys(ratesOf([]));
/** The rates as a list, which is faster to read. */
const valuesOf = (sentences: readonly SentenceCounts[]): number[] => Object.values(ratesOf(sentences));
/** The maximum deviation of a trait that counts, in standard deviations. */
const MOST_SPREADS = 1.5;
/** The weight of all function words, in traits. */
const FUNCTION_WORDS = 4;

const bounded = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

function pullsOf({ windows }: Fingerprint, sentences: readonly SentenceCounts[]): Pull[] {
  const largest = String(Math.max(...Object.keys(windows).map(Number)));
  const measured = sentences.map((sentence) => valuesOf([sentence]));
  const all = valuesOf(sentences);
  return Object.entries(windows[largest] ?? {}).flatMap(([key, [low, high]]): Pull[] => {
    const at = RATES.indexOf(key);
    if (at < 0) return [];
    const mean = measured.reduce((sum, rates) => sum + (rates[at] ?? 0), 0) / measured.length;
    const variance =
      measured.reduce((sum, rates) => sum + ((rates[at] ?? 0) - mean) ** 2, 0) / measured.length;
    const width = Math.max(high - low, Math.abs(high) * 0.25, 0.005);
    const towards = bounded(((low + high) / 2 - (all[at] ?? 0)) / width, 1);
    return variance === 0 || towards === 0 ? [] : [{ at, towards, mean, spread: Math.sqrt(variance) }];
  });
}

/** Scores how far a text comes closer to the samples' habits, −1 to 1; null if they are in another language. */
export function preferenceFor(
  fingerprint: Fingerprint | null,
  { sentences, language }: Source,
): ((text: string) => number) | null {
  if (fingerprint === null || fingerprint.language !== language) return null;
  const known = countsKnownFor(fingerprint);
  const counts = sentences.flatMap(({ text }) => countsIn(text, language, known) ?? []);
  if (counts.length === 0) return null;
  const pulls = pullsOf(fingerprint, counts);
  const names = fingerprint.functionWords === undefined ? [] : functionWordsOf(language);
  const used = names.map(({ word }) => fingerprint.functionWords?.[word] ?? 0);
  const evidence = evidenceBy(names, { counts: used, words: fingerprint.words });
  const weight =
    pulls.reduce((sum, { towards }) => sum + Math.abs(towards), 0) + (names.length > 0 ? FUNCTION_WORDS : 0);
  const preferences = new Map<string, number>();
  const preference = (text: string): number => {
    const own = sentenceCountsOf(text, language, known);
    if (own.length === 0 || weight === 0) return 0;
    const rates = valuesOf(own);
    const drawn = pulls.reduce(
      (sum, { at, towards, mean, spread }) =>
        sum + towards * bounded(((rates[at] ?? 0) - mean) / spread, MOST_SPREADS),
      names.length > 0 ? FUNCTION_WORDS * (2 * evidence(own) - 1) : 0,
    );
    return bounded(drawn / weight, 1);
  };
  return (text) => {
    const found = preferences.get(text) ?? preference(text);
    preferences.set(text, found);
    return found;
  };
}
