import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Onderwerp',
  preheader: 'Voorbeeldtekst',
  title: 'Titel',
  hook: 'Opening',
  onScreen: 'In beeld',
  description: 'Beschrijving',
  tags: 'Tags',
  topics: 'Onderwerpen',
  coldOpen: 'Vooraf',
  questions: 'Vragen',
  outro: 'Afsluiting',
  visual: 'Beeld',
  voiceOver: 'Voice-over',
  caption: 'Bijschrift',
  minutes: ' min',
  colon: ': ',
};
