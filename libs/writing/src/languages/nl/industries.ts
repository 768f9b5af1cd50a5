import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'technologie',
    'financiën',
    'gezondheid',
    'onderwijs',
    'marketing',
    'webwinkels',
    'entertainment',
    'reizen',
    'fitness',
    'eten',
    'mode',
    'vastgoed',
  ],
  passOn: [
    'Bewaar deze en stuur hem naar iemand die iets met {field} doet.',
    'Bewaar dit bericht en deel het met iemand die iets met {field} doet.',
    'Wilt u dit bericht bewaren en delen met wie iets met {field} doet?',
  ],
};
