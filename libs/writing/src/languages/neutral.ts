import type { Language } from './schema.js';

/** Whether a text's language could not be detected. */
export const isUndetermined = (code: string): boolean => code === NEUTRAL.code;

/** Stands for every language without a folder. */
export const NEUTRAL: Language = {
  code: 'und',
  lexicon: {},
  anaphora: {},
  numerals: {},
  times: {},
  labels: {},
  tells: {},
  typography: {},
};
