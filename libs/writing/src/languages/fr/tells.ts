import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'dans le monde d’aujourd’hui',
    'plongeons',
    'plongez',
    'révolutionn',
    'incontournable',
    'au niveau supérieur',
    'il convient de noter',
    'il est important de noter',
    'en conclusion',
    'changer la donne',
  ],
  flip: new TextPattern(
    /(?<!\p{L})(?:pas (?:seulement|juste)|non seulement)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})mais(?!\p{L})/giu,
  ),
};
