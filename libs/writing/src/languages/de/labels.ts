import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Betreff',
  preheader: 'Vorschautext',
  title: 'Titel',
  hook: 'Einstieg',
  onScreen: 'Einblendung',
  description: 'Beschreibung',
  tags: 'Tags',
  topics: 'Themen',
  coldOpen: 'Auftakt',
  questions: 'Fragen',
  outro: 'Abschluss',
  visual: 'Bild',
  voiceOver: 'Sprechertext',
  caption: 'Bildunterschrift',
  minutes: ' Min.',
  colon: ': ',
};
