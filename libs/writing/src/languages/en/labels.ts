import type { Labels } from '../schema.js';

export const labels: Labels = {
  subject: 'Subject',
  preheader: 'Preheader',
  title: 'Title',
  hook: 'Hook',
  onScreen: 'On screen',
  description: 'Description',
  tags: 'Tags',
  topics: 'Topics',
  coldOpen: 'Cold open',
  questions: 'Questions',
  outro: 'Outro',
  visual: 'Visual',
  voiceOver: 'Voice-over',
  caption: 'Caption',
  minutes: ' min',
  colon: ': ',
};
