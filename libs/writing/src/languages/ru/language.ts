import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';

export const RUSSIAN: Language = {
  ...NEUTRAL,
  code: 'ru',
  anaphora,
};
