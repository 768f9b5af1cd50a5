import { oneOf } from '../../text/one-of.js';
import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: oneOf`
    augment\p{L}+ progress(?:é|e|ent|ion|er) hausse cr[uû] croît croissent croissance accru\p{L}*
    s['’]accro\p{L}+ accroissement bond(?:i|it|ir) un_bond grimp\p{L}+ gagn(?:é|e|er|ent)
    gross(?:i|it|ir|issent) gonfl\p{L}+ envol\p{L}+ doubl(?:é|e|er|ent) mont(?:é|ée|er)`,
  down: oneOf`
    baiss\p{L}+ recul(?:é|e|er|ent)? diminu\p{L}+ chut\p{L}* rédui\p{L}+ réduction repli perd(?:u|re|ent)?
    tomb\p{L}+ fond(?:u|re|ent) dégringol\p{L}+ descend\p{L}* effondr\p{L}+ s['’]effondr\p{L}+
    plong(?:é|e|er)`,
  more: 'le plus|la plus|maximum|record|plus(?= (?:que|qu|de|di|do|al|\\p{L}+)(?!\\p{L})|[.,;)]|$)|plus tard|davantage|supérieure?s?|au-dessus|dépass\\p{L}+',
  less: 'le moins|la moins|minimum|moins|inférieure?s?|au-dessous|en dessous',
};
