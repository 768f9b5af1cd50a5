import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'cresc\\p{L}+|crebbero|sal(?:it[oaie]|irono)|rialzo',
  down: 'cal(?:o|at[oaie]|arono)|sces[oaie]|scende|scesero|ridott[oaie]|riduzione',
  more: 'più(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)',
  less: 'meno',
};
