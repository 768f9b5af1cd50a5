import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';

export const POLISH: Language = {
  ...NEUTRAL,
  code: 'pl',
  anaphora,
};
