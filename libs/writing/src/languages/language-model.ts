import { detectAll } from 'tinyld';
import { detectLanguageBy, type LanguageModel } from './detect-language.js';

/** The only import of tinyld and its data (0.6 MB), so that browsers load it only when needed. */
export const languageModel: LanguageModel = (sample) => detectAll(sample)[0];

/** The language of a text (ISO 639-1), or `und`; see `detectLanguageBy`. */
export const detectLanguage = (text: string): string => detectLanguageBy(languageModel, text);
