import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'in der heutigen schnelllebigen welt',
    'tauchen wir ein',
    'bahnbrechend',
    'revolutionier',
    'nahtlos',
    'gamechanger',
    'entfessel',
    'auf das nächste level',
    'es ist wichtig zu beachten',
    'zusammenfassend lässt sich sagen',
  ],
  flip: new TextPattern(
    /(?<!\p{L})nicht (?:nur|bloß|einfach)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})sondern(?!\p{L})/giu,
  ),
};
