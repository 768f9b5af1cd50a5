import type { Times } from '../schema.js';

export const times: Times = {
  months: ['janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'],
  monthForms: 'janv:1 févr:2 avr:4 juil:7 déc:12',
};
