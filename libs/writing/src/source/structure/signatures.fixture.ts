import { analyse } from '../../offline/analyse.js';
import { teller } from '../../offline/realise.js';
import { readSource } from '../read-source.js';

export const REST =
  'The bakery opens before the school does. Most bread is sold by nine.\n\nThe oven burns beech wood from the hills. Two bakers work the night.';
/** The quotations of a text with their speakers. */
export const quoted = (content: string): string[] =>
  readSource(content)
    .blocks.filter(({ kind }) => kind === 'quote')
    .map(({ speaker, text }) => `${speaker ?? '-'}: ${text}`);

/** The sentences of a text as outputs use them. */
export const toldOf = (content: string): string[] =>
  analyse(readSource(content))
    .units.filter(({ isExcluded }) => !isExcluded)
    .map((unit) => teller((text) => text)([unit]));
