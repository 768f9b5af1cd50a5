import { labels as en } from './en/labels.js';
import { labels as de } from './de/labels.js';
import { labels as es } from './es/labels.js';
import { labels as fr } from './fr/labels.js';
import { labels as pt } from './pt/labels.js';
import { labels as it } from './it/labels.js';
import { labels as nl } from './nl/labels.js';
import { labels as sv } from './sv/labels.js';
import { labels as ja } from './ja/labels.js';
import { labels as zh } from './zh/labels.js';
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
import { NEUTRAL, NO_LABELS } from './neutral.js';
import type { Labels, Language } from './schema.js';

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

/** Labels by language, separate so that pages that only lay out drafts load nothing else. */
export const LABELS: Readonly<Record<string, Labels>> = { en, de, es, fr, pt, it, nl, sv, ja, zh };

export const labelsOf = (code: string): Labels => LABELS[code] ?? NO_LABELS;
