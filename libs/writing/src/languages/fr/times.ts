import type { Times } from '../schema.js';

export const times: Times = {
  hasTrimesters: true,
  months: ['janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'],
  monthForms: 'janv:1 févr:2 avr:4 juil:7 déc:12',
  halfDays: { early: 'du matin', late: "de l['’]après-midi|du soir" },
  relativeYears: {
    next: "l[’']année suivante|un an (?:plus tard|après)",
    previous: "l[’']année précédente|un an (?:plus tôt|avant|auparavant)",
    later: 'ans (?:plus tard|après)',
    earlier: 'ans (?:plus tôt|avant|auparavant)',
  },
};
