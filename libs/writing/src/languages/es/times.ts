import type { Times } from '../schema.js';

export const times: Times = {
  hasTrimesters: true,
  months: ['enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'],
  monthForms: 'ene:1 abr:4 dic:12',
  halfDays: { early: 'de la (?:mañana|madrugada)', late: 'de la (?:tarde|noche)' },
  relativeYears: {
    next: '(?:el|al) año siguiente|un año (?:después|más tarde)',
    previous: 'el año anterior|un año antes',
    later: 'años (?:después|más tarde)',
    earlier: 'años antes',
  },
};
