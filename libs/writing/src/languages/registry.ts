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
import { SWEDISH } from './sv/language.js';
import { TURKISH } from './tr/language.js';
import { NEUTRAL } from './neutral.js';
import type { Language } from './schema.js';

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  GERMAN,
  SPANISH,
  FRENCH,
  PORTUGUESE,
  ITALIAN,
  DUTCH,
  SWEDISH,
  JAPANESE,
  RUSSIAN,
  POLISH,
  TURKISH,
  ARABIC,
  CHINESE,
  KOREAN,
];

let byCode: ReadonlyMap<string, Language> | undefined;

export function languageOf(code: string): Language {
  byCode ??= new Map(LANGUAGES.map((language) => [language.code, language]));
  return byCode.get(code) ?? NEUTRAL;
}

/** One property of all languages, for texts that may be in any of them. */
export const ofAllLanguages = <Data>(read: (language: Language) => Data | undefined): Data[] =>
  LANGUAGES.map(read).filter((data) => data !== undefined);
