import { detectAll } from 'tinyld';
import { detectLanguageBy, type LanguageModel } from './detect-language.js';

/** tinyld's, the only file that brings its data (0.6 MB): a browser asks for it only when a text needs it. */
export const languageModel: LanguageModel = (sample) => detectAll(sample)[0];

/** Language of a text (ISO 639-1), or `und`; see `detectLanguageBy`. */
export const detectLanguage = (text: string): string => detectLanguageBy(languageModel, text);
