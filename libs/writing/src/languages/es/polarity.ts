import { oneOf } from '../../text/one-of.js';
import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: oneOf`
    sub(?:ió|ido|ida|e|en|ir|ieron|iu|iram) aument\p{L}+ crec(?:ió|ieron|ido|e|en|er|imiento)
    increment\p{L}+ al_alza repunt[eó] dispar\p{L}+ gan(?:ó|aron|ado) elev(?:ó|aron|ado) trep(?:ó|aron|ado)
    duplic\p{L}+ escal(?:ó|aron)`,
  down: oneOf`
    rebaj\p{L}+ baj(?:ó|aron|ado|a|ada|ar) cay(?:ó|eron) caíd[oa] caen? reduj(?:o|eron) reducid[oa]
    disminu\p{L}+ descen(?:dió|dieron|dido|so) retroced\p{L}+ desplom\p{L}+ recort(?:e|ó|aron|ado)
    hund(?:ió|ieron|ido) perd(?:ió|ieron|ido) merm\p{L}+ enco\p{L}*g\p{L}+`,
  more: 'máximo|récord|más(?= (?:que|qu|de|di|do|al|\\p{L}+)(?!\\p{L})|[.,;)]|$)|más tarde|mayor(?:es)?|mejor(?:es)?|supera\\p{L}*',
  less: 'mínimo|menos|menor(?:es)?|peor(?:es)?',
};
