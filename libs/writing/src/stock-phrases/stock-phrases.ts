import { languageOf } from '../languages/registry.js';
import { TextPattern, escapePattern } from '../text/text-pattern.js';

/** English phrases that sound machine-made; also listed in prompts. */
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

/** The stock phrases of a language (ISO 639-1); English ones count in every language, because they are borrowed. */
export function stockPhrasesOf(language: string): readonly string[] {
  return [...STOCK_PHRASES, ...(languageOf(language).tells.stock ?? [])];
}

const escaped = (phrase: string): string => escapePattern(phrase).replace(/['’]/g, "['’]");
const patterns = new Map<string, TextPattern>();

function stockPattern(language: string): TextPattern {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const english = STOCK_PHRASES.map((phrase) => escaped(phrase.replace(/e$/u, '')));
  const own = stockPhrasesOf(language).slice(STOCK_PHRASES.length).map(escaped);
  const borrowed = `(?<!\\p{L})(?:${english.join('|')})(?:e|es|ed|ing|s|d|ly)?(?!\\p{L})`;
  const edge = languageOf(language).isUnspaced ? '' : '(?<!\\p{L})';
  const all = own.length === 0 ? borrowed : `${borrowed}|${edge}(?:${own.join('|')})\\p{L}*`;
  const made = new TextPattern(new RegExp(all, 'giu'));
  patterns.set(language, made);
  return made;
}

export const stockPhrasesIn = (text: string, language: string): string[] =>
  text.match(stockPattern(language).for(text)) ?? [];
