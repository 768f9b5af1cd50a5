import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['halv ', -30],
  months: ['januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'],
  monthForms: 'okt:10',
};
