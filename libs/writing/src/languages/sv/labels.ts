import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Ämne',
  preheader: 'Förhandstext',
  title: 'Titel',
  hook: 'Inledning',
  onScreen: 'I bild',
  description: 'Beskrivning',
  tags: 'Taggar',
  topics: 'Ämnen',
  coldOpen: 'Före vinjetten',
  questions: 'Frågor',
  outro: 'Avslutning',
  visual: 'Bild',
  voiceOver: 'Speakertext',
  caption: 'Bildtext',
  minutes: ' min',
  colon: ': ',
};
