import type { Language } from './schema.js';

/** Whether a text's language could not be detected. */
export const isUndetermined = (code: string): boolean => code === NEUTRAL.code;

export const NEUTRAL: Language = {
  code: 'und',
  lexicon: {},
  anaphora: {},
  numerals: {},
  times: {},
  tells: {},
  typography: {},
};
