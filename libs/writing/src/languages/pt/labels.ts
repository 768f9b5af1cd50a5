import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Assunto',
  preheader: 'Prévia',
  title: 'Título',
  hook: 'Gancho',
  onScreen: 'Na tela',
  description: 'Descrição',
  tags: 'Tags',
  topics: 'Temas',
  coldOpen: 'Abertura',
  questions: 'Perguntas',
  outro: 'Encerramento',
  visual: 'Imagem',
  voiceOver: 'Narração',
  caption: 'Legenda',
  minutes: ' min',
  colon: ': ',
};
