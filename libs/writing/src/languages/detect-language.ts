import { LANGUAGES } from './registry.js';
import { TextPattern } from '../text/text-pattern.js';

const VOTES = new Map<string, string[]>();
for (const { code, lexicon } of LANGUAGES) {
  for (const word of lexicon.commonWords?.split(' ') ?? [])
    VOTES.set(word, [...(VOTES.get(word) ?? []), code]);
}

const SAMPLE_CHARS = 4_000;
/** Script → language, with the minimum fraction of letters: Japanese mixes kana with many Chinese characters. */
const SCRIPTS: readonly (readonly [RegExp, string, number])[] = [
  [/[\u3040-\u30FF]/g, 'ja', 0.08],
  [/[\uAC00-\uD7AF]/g, 'ko', 0.3],
  [/[\u4E00-\u9FFF]/g, 'zh', 0.3],
  [/[\u0E00-\u0E7F]/g, 'th', 0.3],
  [/[\u0590-\u05FF]/g, 'he', 0.3],
  [/[\u0370-\u03FF]/g, 'el', 0.3],
];
const OTHER_SCRIPT = /[\u0370-\uD7AF]/;
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;
const LETTER = new TextPattern(/\p{L}/u);
const LETTERS = new TextPattern(/\p{L}+/gu);
const MODEL_MIN_CHARS = 24;
const MODEL_MIN_ACCURACY = 0.3;

/** The best guess (ISO 639-1) for languages that neither script nor common words identify, with its confidence from 0 to 1. */
export type LanguageModel = (sample: string) => { lang: string; accuracy: number } | undefined;

/**
 * The language of a text (ISO 639-1), or `und` if it has no letters. Checks the script first, then common
 * words, then the model; a short text without other evidence counts as English.
 */
export function detectLanguageBy(model: LanguageModel, text: string): string {
  const sample = withoutAddresses(text.slice(0, SAMPLE_CHARS));
  if (!LETTER.for(sample).test(sample)) return 'und';
  return byScript(sample) ?? byCommonWords(sample) ?? byModel(model, sample);
}

function withoutAddresses(text: string): string {
  if (!text.includes('://') && !text.includes('@')) return text;
  return text.replace(/https?:\/\/\S+|[\w.-]+@[\w.-]+/g, ' ');
}

function lettersOf(text: string): number {
  const runs = text.match(LETTERS.for(text)) ?? [];
  const isPaired = HIGH_SURROGATE.test(text);
  return runs.reduce((sum, run) => sum + (isPaired ? [...run].length : run.length), 0);
}

function byScript(sample: string): string | null {
  if (!OTHER_SCRIPT.test(sample)) return null;
  const letters = lettersOf(sample);
  for (const [script, language, share] of SCRIPTS) {
    const count = sample.match(script)?.length ?? 0;
    if (count >= letters * share) return language;
  }
  return null;
}

function byCommonWords(sample: string): string | null {
  const lower = sample.toLowerCase();
  const words = lower.match(LETTERS.for(lower)) ?? [];
  const scores = new Map<string, number>();
  for (const word of words) {
    const languages = VOTES.get(word);
    if (languages === undefined) continue;
    // single letters are weak evidence
    const weight = word.length === 1 ? 0.3 : 1;
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + weight / languages.length);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (best === undefined) return null;
  const isClear = best[1] >= 1.5 * (second?.[1] ?? 0) && best[1] >= Math.max(1, words.length * 0.12);
  return isClear ? best[0] : null;
}

function byModel(model: LanguageModel, sample: string): string {
  const best = lettersOf(sample) >= MODEL_MIN_CHARS ? model(sample) : undefined;
  if (best !== undefined && best.accuracy >= MODEL_MIN_ACCURACY) return best.lang;
  if (/[\u0400-\u04FF]/.test(sample)) return best?.lang ?? 'ru';
  if (/[\u0600-\u06FF]/.test(sample)) return best?.lang ?? 'ar';
  const hints: readonly (readonly [RegExp, string])[] = [
    [/[äöüß]/i, 'de'],
    [/[ñ¿¡]/i, 'es'],
    [/[ãõ]/i, 'pt'],
    [/[êèçœùâî]/i, 'fr'],
  ];
  return hints.find(([mark]) => mark.test(sample))?.[1] ?? 'en';
}
