import { languageOf } from '../languages/registry.js';
import { memoize } from '../text/memo.js';
import { oneOf } from '../text/one-of.js';
import { TextPattern, escapePattern } from '../text/text-pattern.js';

/** English phrases that sound machine-made; also listed in prompts. */
const ENGLISH = oneOf`
  delve dive_into in_today's_fast-paced_world game-changer unlock unleash elevate leverage seamless
  cutting-edge revolutionize landscape tapestry testament_to buckle_up let's_explore it's_worth_noting
  in_conclusion ever-evolving embark_on harness_the_power look_no_further supercharge`.split('|');

const ownOf = (language: string): readonly string[] => languageOf(language).tells.stock?.split('|') ?? [];

/** The stock phrases of a language (ISO 639-1); English ones count in every language, because they are borrowed. */
export const stockPhrasesOf = (language: string): readonly string[] => [...ENGLISH, ...ownOf(language)];

const escaped = (phrase: string): string => escapePattern(phrase).replace(/['’]/g, "['’]");

const patternOf = memoize((language: string): TextPattern => {
  const english = ENGLISH.map((phrase) => escaped(phrase.replace(/e$/u, '')));
  const own = ownOf(language).map(escaped);
  const borrowed = `(?<!\\p{L})(?:${english.join('|')})(?:e|es|ed|ing|s|d|ly)?(?!\\p{L})`;
  const edge = languageOf(language).isUnspaced ? '' : '(?<!\\p{L})';
  const all = own.length === 0 ? borrowed : `${borrowed}|${edge}(?:${own.join('|')})\\p{L}*`;
  return new TextPattern(new RegExp(all, 'giu'));
});

export const stockPhrasesIn = (text: string, language: string): string[] =>
  text.match(patternOf(language).for(text)) ?? [];
