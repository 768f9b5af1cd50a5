import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'nel mondo di oggi',
    'immergiamoci',
    'immergiti',
    'rivoluzion',
    'all’avanguardia',
    'al livello successivo',
    'è importante notare',
    'vale la pena notare',
    'in conclusione',
    'punto di svolta',
  ],
  flip: new TextPattern(
    /(?<!\p{L})non (?:solo|soltanto|si tratta)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})ma(?!\p{L})/giu,
  ),
};
