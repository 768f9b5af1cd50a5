import { TextPattern } from '../../text/text-pattern.js';
import type { Tells } from '../schema.js';

export const tells: Tells = {
  stock: [
    'en el mundo actual',
    'sumérgete',
    'sumerjámonos',
    'revolucion',
    'desbloquea',
    'al siguiente nivel',
    'cabe destacar',
    'es importante destacar',
    'en conclusión',
    'un antes y un después',
  ],
  flip: new TextPattern(
    /(?<!\p{L})no (?:solo|sólo|solamente|se trata)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})sino(?!\p{L})/giu,
  ),
};
