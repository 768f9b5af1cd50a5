import {
  TRAITS,
  VOICE_LIMITS,
  type Fingerprint,
  type Interval,
  type Trait,
  type TraitKey,
} from '@repurpose/contract';
import { detectLanguage } from '../../languages/language-model.js';
import { isUndetermined } from '../../languages/neutral.js';
import { onceFor } from '../../text/once-for.js';
import { suggestedRules } from '../habits/suggested-rules.js';
import { suggestedTerms } from '../habits/suggested-terms.js';
import { evidenceBy, functionWordUse } from './function-word-use.js';
import { distinctionOf } from './general-prose.js';
import { functionWordsOf } from './function-words.js';
import { noCounts, sentenceCountsOf, type SentenceCounts } from './text-counts.js';
import { traitsOf } from './traits.js';

/** Window sizes in words in which traits are measured; a text is judged by the largest that it fills. */
const WINDOWS = [60, 120, 240, 480] as const;
const MOST_WINDOWS = 120;
const CENTRAL = [0.1, 0.9] as const;
/** A trait this many interval widths outside its interval counts nothing. */
const FADES_WITHIN = 1;
/** All traits except function words, which have a fixed weight. */
const MEASURED = TRAITS.filter((key) => key !== 'functionWords');
const FUNCTION_WORDS_PART = 0.15;
/** The interval for function words that are closer to the samples than to general prose. */
const AS_IN_SAMPLES = { low: 0.5, high: 1 } as const;

const sizeOf = (sentences: readonly SentenceCounts[]): number =>
  sentences.reduce((sum, { size }) => sum + size, 0);

function windowsOf(sentences: readonly SentenceCounts[], size: number): SentenceCounts[][] {
  const starts = Math.min(MOST_WINDOWS, sentences.length);
  const windows: SentenceCounts[][] = [];
  for (let each = 0; each < starts; each += 1) {
    const from = Math.floor((each * sentences.length) / starts);
    let words = 0;
    let to = from;
    while (to < sentences.length && words < size) {
      words += sentences[to]?.size ?? 0;
      to += 1;
    }
    if (words < size) break;
    windows.push(sentences.slice(from, to));
  }
  return windows;
}

function intervalOf(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return [at(CENTRAL[0]), at(CENTRAL[1])];
}

type Intervals = Fingerprint['windows'][string];

function intervalsOf(windows: readonly SentenceCounts[][]): Intervals {
  const measured = windows.map(traitsOf);
  return Object.fromEntries(
    MEASURED.flatMap((key): [TraitKey, Interval][] => {
      const values = measured.map((traits) => traits[key]).filter((value) => !Number.isNaN(value));
      return values.length * 2 < measured.length ? [] : [[key, intervalOf(values)]];
    }),
  );
}

/** The fingerprint of a writer's samples; null if they have too few words or no clear language. */
export function fingerprintOf(samples: readonly string[]): Fingerprint | null {
  const text = samples.join('\n\n');
  const language = detectLanguage(text);
  const sentences = sentenceCountsOf(text, language);
  const words = sizeOf(sentences);
  if (isUndetermined(language) || words < VOICE_LIMITS.sampleWords) return null;
  const windows = WINDOWS.filter((size) => size * 2 <= words).map((size): [string, Intervals] => [
    String(size),
    intervalsOf(windowsOf(sentences, size)),
  ]);
  const names = functionWordsOf(language);
  const { counts } = functionWordUse(sentences, names.length);
  const used = names.map(({ word }, index): [string, number] => [word, counts[index] ?? 0]);
  return {
    language,
    words,
    functionWords: Object.fromEntries(used),
    windows: Object.fromEntries(windows),
    suggestedRules: suggestedRules(samples, language),
    suggestedTerms: suggestedTerms(text, language),
  };
}

/** 1 inside the interval, falling to 0 outside it. */
function closeness({ value, low, high }: Trait): number {
  const outside = Math.max(low - value, value - high, 0);
  if (outside === 0) return 1;
  const width = Math.max(high - low, Math.abs(high) * 0.25, 0.005);
  return Math.max(0, 1 - outside / (width * FADES_WITHIN));
}

/** The sentence counts of a request, shared by its source and outputs. */
export const countsKnownFor = onceFor((_: Fingerprint) => noCounts());

const judgeOf = onceFor((fingerprint: Fingerprint) => {
  const { language, words, functionWords } = fingerprint;
  const names = functionWords === undefined ? [] : functionWordsOf(language);
  const samples = { counts: names.map(({ word }) => functionWords?.[word] ?? 0), words };
  return {
    known: countsKnownFor(fingerprint),
    evidence: names.length === 0 ? null : evidenceBy(names, samples),
  };
});

/** Similarity of a text to its writer, 0 to 100, with each trait and its interval; null if too short or in another language. */
export function likenessOf(
  text: string,
  language: string,
  fingerprint: Fingerprint | null,
  owner?: object,
): { likeness: number | null; traits: Trait[] } {
  if (fingerprint === null || fingerprint.language !== language) return { likeness: null, traits: [] };
  const { known, evidence } = judgeOf(fingerprint);
  const sentences = sentenceCountsOf(text, language, known, owner);
  const words = sizeOf(sentences);
  const sizes = Object.keys(fingerprint.windows).map(Number);
  const intervals = fingerprint.windows[String(Math.max(...sizes.filter((size) => size <= words)))];
  if (words < VOICE_LIMITS.judgedWords || intervals === undefined) return { likeness: null, traits: [] };
  const measured = traitsOf(sentences);
  const traits = MEASURED.flatMap((key): Trait[] => {
    const [low, high] = intervals[key] ?? [];
    const value = measured[key];
    const isJudged = low !== undefined && high !== undefined && !Number.isNaN(value);
    return isJudged ? [{ key, value, low, high }] : [];
  });
  if (evidence !== null) traits.push({ key: 'functionWords', value: evidence(sentences), ...AS_IN_SAMPLES });
  return { likeness: Math.round(100 * shareOf(traits, language)), traits };
}

/** The weighted average closeness of all traits, 0 to 1. */
function shareOf(traits: readonly Trait[], language: string): number {
  let all = 0;
  let like = 0;
  let ofWords: Trait | null = null;
  for (const trait of traits) {
    const { key, low, high } = trait;
    if (key === 'functionWords') {
      ofWords = trait;
      continue;
    }
    const weight = distinctionOf(key, low, high, language);
    all += weight;
    like += weight * closeness(trait);
  }
  const share = like / all;
  return ofWords === null
    ? share
    : share * (1 - FUNCTION_WORDS_PART) + closeness(ofWords) * FUNCTION_WORDS_PART;
}
