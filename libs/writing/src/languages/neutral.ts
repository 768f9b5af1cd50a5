import type { Labels, Language } from './schema.js';

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

/** Used for languages without labels, so that outputs contain no foreign words. */
export const NO_LABELS: Labels = {
  subject: '',
  preheader: '',
  title: '',
  hook: '',
  onScreen: '',
  description: '',
  tags: '',
  topics: '',
  coldOpen: '',
  questions: '',
  outro: '',
  visual: '',
  voiceOver: '',
  caption: '',
  minutes: '',
  colon: ': ',
};
