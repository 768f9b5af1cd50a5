import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'crescid[oa]|em alta',
  down: 'ca(?:iu|íram)|queda|redu(?:ziu|ziram|ção)|baix(?:ou|aram)|desceu|cort(?:ou|aram)|desceram',
  more: 'mais(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)',
  less: 'menos',
};
