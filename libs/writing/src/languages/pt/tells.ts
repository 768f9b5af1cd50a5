import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'no mundo de hoje',
    'mergulhe',
    'mergulhar',
    'revolucion',
    'potencialize',
    'ao próximo nível',
    'vale ressaltar',
    'é importante ressaltar',
    'em conclusão',
    'divisor de águas',
  ],
  flip: new TextPattern(
    /(?<!\p{L})não (?:só|apenas|se trata)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})mas(?!\p{L})/giu,
  ),
};
