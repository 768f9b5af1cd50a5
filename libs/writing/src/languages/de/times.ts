import type { Times } from '../schema.js';

export const times: Times = {
  halfHour: ['halb ', -30],
  isAmWord: true,
  hasDottedDays: true,
  months: ['januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'],
  monthForms: 'mär:3 okt:10 dez:12',
};
