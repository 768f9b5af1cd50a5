import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'i dagens snabba värld',
    'i dagens digitala värld',
    'låt oss dyka ner',
    'banbrytande',
    'sömlös',
    'till nästa nivå',
    'det är viktigt att notera',
    'revolutionera',
  ],
  flip: new TextPattern(
    /(?<!\p{L})inte (?:bara|enbart|endast)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})utan(?!\p{L})/giu,
  ),
};
