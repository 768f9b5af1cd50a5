import { TRAITS, VOICE_LIMITS, type Fingerprint, type Trait } from '@repurpose/contract';
import { detectLanguage } from '../languages/language-model.js';
import { countWords } from '../text/count-words.js';
import { partsOfText } from '../text/units-of-text.js';
import { mapTraits, traitsOf, type Traits } from './traits.js';

/** Words of the windows in which traits are measured: an output is judged by the largest it fills. */
const WINDOWS = [60, 120, 240, 480] as const;
const MOST_WINDOWS = 120;
/** Ends of the central 80 %. */
const CENTRAL = [0.1, 0.9] as const;
/** A trait this many widths outside its interval counts nothing. */
const FADES_WITHIN = 1;

interface Sentence {
  text: string;
  words: number;
}

function sentencesOf(samples: readonly string[], language: string): Sentence[] {
  return samples
    .flatMap((sample) => sample.split('\n'))
    .flatMap((line) => partsOfText(line, 'sentence'))
    .map((text) => ({ text, words: countWords(text, language) }))
    .filter(({ words }) => words > 0);
}

/** Runs of whole sentences of at least `size` words, evenly spread over the samples. */
function windowsOf(sentences: readonly Sentence[], size: number): string[] {
  const starts = Math.min(MOST_WINDOWS, sentences.length);
  const windows: string[] = [];
  for (let each = 0; each < starts; each += 1) {
    const from = Math.floor((each * sentences.length) / starts);
    let words = 0;
    let to = from;
    while (to < sentences.length && words < size) {
      words += sentences[to]?.words ?? 0;
      to += 1;
    }
    if (words < size) break;
    windows.push(
      sentences
        .slice(from, to)
        .map(({ text }) => text.trim())
        .join(' '),
    );
  }
  return windows;
}

function intervalsOf(measured: readonly Traits[]): Fingerprint['windows'][string] {
  return mapTraits((key) => {
    const sorted = measured.map((traits) => traits[key]).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
    return [at(CENTRAL[0]), at(CENTRAL[1])] as const;
  });
}

/** The habits of a writer's samples; null below the minimum of words or where their language is unclear. */
export function fingerprintOf(samples: readonly string[]): Fingerprint | null {
  const text = samples.join('\n\n');
  const language = detectLanguage(text);
  const sentences = sentencesOf(samples, language);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (language === 'und' || words < VOICE_LIMITS.sampleWords) return null;
  const sizes = WINDOWS.filter((size) => size * 2 <= words);
  const windows = sizes.map((size): [string, Fingerprint['windows'][string]] => [
    String(size),
    intervalsOf(windowsOf(sentences, size).map((window) => traitsOf(window, language))),
  ]);
  return { language, words, windows: Object.fromEntries(windows) };
}

/** 1 inside the interval, fading to 0 outside it. */
function closeness({ value, low, high }: Trait): number {
  const outside = Math.max(low - value, value - high, 0);
  if (outside === 0) return 1;
  const width = Math.max(high - low, Math.abs(high) * 0.25, 0.005);
  return Math.max(0, 1 - outside / (width * FADES_WITHIN));
}

/** How like its writer a text is, 0 to 100, and each trait beside its interval; null: too short, or another language. */
export function likenessOf(
  text: string,
  language: string,
  fingerprint: Fingerprint | null,
): { likeness: number | null; traits: Trait[] } {
  const words = countWords(text, language);
  if (fingerprint === null || fingerprint.language !== language || words < VOICE_LIMITS.judgedWords)
    return { likeness: null, traits: [] };
  const sizes = Object.keys(fingerprint.windows)
    .map(Number)
    .filter((size) => size <= words);
  const intervals = fingerprint.windows[String(Math.max(...sizes))];
  if (intervals === undefined) return { likeness: null, traits: [] };
  const measured = traitsOf(text, language);
  const traits = TRAITS.map((key): Trait => {
    const [low, high] = intervals[key];
    return { key, value: measured[key], low, high };
  });
  const sum = traits.reduce((total, trait) => total + closeness(trait), 0);
  return { likeness: Math.round((100 * sum) / traits.length), traits };
}
