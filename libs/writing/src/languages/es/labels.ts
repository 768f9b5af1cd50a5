import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Asunto',
  preheader: 'Vista previa',
  title: 'Título',
  hook: 'Gancho',
  onScreen: 'En pantalla',
  description: 'Descripción',
  tags: 'Etiquetas',
  topics: 'Temas',
  coldOpen: 'Apertura',
  questions: 'Preguntas',
  outro: 'Cierre',
  visual: 'Imagen',
  voiceOver: 'Voz en off',
  caption: 'Texto',
  minutes: ' min',
  colon: ': ',
};
