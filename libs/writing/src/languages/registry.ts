import { ARABIC } from './ar/language.js';
import { CHINESE } from './zh/language.js';
import { DUTCH } from './nl/language.js';
import { ENGLISH } from './en/language.js';
import { FRENCH } from './fr/language.js';
import { GERMAN } from './de/language.js';
import { ITALIAN } from './it/language.js';
import { JAPANESE } from './ja/language.js';
import { KOREAN } from './ko/language.js';
import { POLISH } from './pl/language.js';
import { PORTUGUESE } from './pt/language.js';
import { RUSSIAN } from './ru/language.js';
import { SPANISH } from './es/language.js';
import { TURKISH } from './tr/language.js';
import { NEUTRAL } from './neutral.js';
import type { Language } from './schema.js';

/** One row a language. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  GERMAN,
  SPANISH,
  FRENCH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  JAPANESE,
  RUSSIAN,
  POLISH,
  TURKISH,
  ARABIC,
  CHINESE,
  KOREAN,
];

const byCode = new Map(LANGUAGES.map((language) => [language.code, language]));

/** What is known of a language (ISO 639-1). */
export const languageOf = (code: string): Language => byCode.get(code) ?? NEUTRAL;
