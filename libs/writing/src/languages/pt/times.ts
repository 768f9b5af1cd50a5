import type { Times } from '../schema.js';

export const times: Times = {
  hasTrimesters: true,
  months: ['janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'],
  halfDays: { early: 'da (?:manhã|madrugada)', late: 'da (?:tarde|noite)' },
  relativeYears: {
    next: 'o ano seguinte|no ano seguinte|um ano (?:depois|mais tarde)',
    previous: 'o ano anterior|no ano anterior|um ano antes',
    later: 'anos (?:depois|mais tarde)',
    earlier: 'anos antes',
  },
};
