import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'sub(?:ió|ido|ida|e|ieron|iu|iram)|aument\\p{L}+|crec(?:ió|ieron|ido|e|imiento)|increment\\p{L}+|al alza|repunt[eó]',
  down: 'rebaj\\p{L}+|baj(?:ó|aron|ado|a|ada)|cay(?:ó|eron)|caíd[oa]|reduj(?:o|eron)|disminu\\p{L}+|descen(?:dió|dieron|dido|so)|retroced\\p{L}+|desplom\\p{L}+|recort(?:e|ó|aron)',
  more: 'más(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)|más tarde',
  less: 'menos',
};
