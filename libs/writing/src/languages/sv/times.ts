import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['halv ', -30],
  months: ['januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'],
  monthForms: 'okt:10',
  relativeYears: {
    next: '(?:det följande|nästa|följande) år(?:et)?|året (?:därpå|efter)|ett år senare',
    previous: 'året (?:före|innan)|ett år tidigare',
    later: 'år senare',
    earlier: 'år tidigare',
  },
};
