import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';

export const KOREAN: Language = {
  ...NEUTRAL,
  code: 'ko',
  anaphora: {
    openings:
      /^(?:그러나|그리고|그래서|따라서|하지만|또한|이것|그것|이는|그는|그녀|이러한|그런|예를 들어|즉|이 |그 )/,
  },
};
