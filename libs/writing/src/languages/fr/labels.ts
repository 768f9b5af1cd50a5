import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Objet',
  preheader: 'Aperçu',
  title: 'Titre',
  hook: 'Accroche',
  onScreen: 'À l’écran',
  description: 'Description',
  tags: 'Tags',
  topics: 'Thèmes',
  coldOpen: 'Ouverture',
  questions: 'Questions',
  outro: 'Conclusion',
  visual: 'Image',
  voiceOver: 'Voix off',
  caption: 'Légende',
  minutes: ' min',
  colon: '\u00a0: ',
};
