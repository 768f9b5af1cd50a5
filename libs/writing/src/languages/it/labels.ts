import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Oggetto',
  preheader: 'Anteprima',
  title: 'Titolo',
  hook: 'Aggancio',
  onScreen: 'Sullo schermo',
  description: 'Descrizione',
  tags: 'Tag',
  topics: 'Temi',
  coldOpen: 'Apertura',
  questions: 'Domande',
  outro: 'Chiusura',
  visual: 'Immagine',
  voiceOver: 'Voce fuori campo',
  caption: 'Didascalia',
  minutes: ' min',
  colon: ': ',
};
