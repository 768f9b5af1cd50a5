import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'in de snelle wereld van vandaag',
    'duik in',
    'baanbrekend',
    'naadloos',
    'ontgrendel',
    'naar een hoger niveau',
    'het is belangrijk op te merken',
    'gamechanger',
    'revolutionair',
  ],
  flip: new TextPattern(
    /(?<!\p{L})niet (?:alleen|zomaar|slechts)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})maar(?!\p{L})/giu,
  ),
};
