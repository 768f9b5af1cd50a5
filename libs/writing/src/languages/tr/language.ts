import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';

export const TURKISH: Language = {
  ...NEUTRAL,
  code: 'tr',
  anaphora: {
    openings: [
      'ancak|fakat|ama|ve|ayrıca|böylece|bu nedenle|sonra|daha sonra|örneğin|yine de|çünkü|oysa|veya',
      'bu|şu|o|onlar|bunlar|bunun|onun|onların|bunu|onu|burada|orada|ikisi',
    ],
    later: '(?:\\p{L}+|\\d+) (?:yıl|ay|hafta|gün) sonra',
  },
};
