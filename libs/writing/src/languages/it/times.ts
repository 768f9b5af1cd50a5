import type { Times } from '../schema.js';

export const times: Times = {
  hasTrimesters: true,
  months: ['gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'],
  halfDays: { early: 'del mattino|di mattina', late: 'del pomeriggio|di sera' },
  relativeYears: {
    next: "(?:l[’']|nell[’'])anno (?:seguente|successivo|dopo)|un anno dopo",
    previous: "(?:l[’']|nell[’'])anno (?:precedente|prima)|un anno prima",
    later: 'anni (?:dopo|più tardi)',
    earlier: 'anni prima',
  },
};
