import { languageOf } from '../languages/registry.js';

/** Phrases that make an English text sound machine-made; the prompts name these too. */
export const STOCK_PHRASES = [
  'delve',
  'dive into',
  "in today's fast-paced world",
  'game-changer',
  'unlock',
  'unleash',
  'elevate',
  'leverage',
  'seamless',
  'cutting-edge',
  'revolutionize',
  'landscape',
  'tapestry',
  'testament to',
  'buckle up',
  "let's explore",
  "it's worth noting",
  'in conclusion',
  'ever-evolving',
  'embark on',
  'harness the power',
  'look no further',
  'supercharge',
] as const;

/** Stock phrases of a language (ISO 639-1); English ones count everywhere, they are borrowed. */
export function stockPhrasesOf(language: string): readonly string[] {
  return [...STOCK_PHRASES, ...(languageOf(language).tells.stock ?? [])];
}
