import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'technologie',
    'finance',
    'santé',
    'éducation',
    'marketing',
    'commerce en ligne',
    'divertissement',
    'voyage',
    'fitness',
    'cuisine',
    'mode',
    'immobilier',
  ],
  passOn: [
    'Enregistre et envoie à quelqu’un qui aime parler {field}.',
    'Enregistrez cette publication et partagez-la avec qui parle {field}.',
    'Veuillez enregistrer cette publication et la partager avec qui parle {field}.',
  ],
};
