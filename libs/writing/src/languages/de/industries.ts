import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'Technik',
    'Finanzen',
    'Gesundheit',
    'Bildung',
    'Marketing',
    'Onlinehandel',
    'Unterhaltung',
    'Reisen',
    'Fitness',
    'Gastronomie',
    'Mode',
    'Immobilien',
  ],
  passOn: [
    'Speichern und an jemanden schicken, der mit {field} zu tun hat.',
    'Speichere den Beitrag und teile ihn mit allen, die mit {field} zu tun haben.',
    'Bitte speichern Sie diesen Beitrag für alle, die mit {field} zu tun haben.',
  ],
};
