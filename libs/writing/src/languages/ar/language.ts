import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';

export const ARABIC: Language = {
  ...NEUTRAL,
  code: 'ar',
  anaphora: {
    openings: [
      'لكن|لكنه|لكنها|لذلك|ثم|كما|وقد|ومع ذلك|أيضا|بعد ذلك|مثلا',
      'هذا|هذه|ذلك|تلك|هؤلاء|هو|هي|هم|هنا|هناك|وهو|وهي',
    ],
  },
};
