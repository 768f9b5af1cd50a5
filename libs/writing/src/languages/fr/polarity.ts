import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'augment\\p{L}+|progress(?:é|e|ion)|hausse|cr[uû]|croissance|bond(?:i|it)|un bond|grimp(?:é|e)',
  down: 'baiss\\p{L}+|recul(?:é|e|er)?|diminu\\p{L}+|chut(?:é|e)|rédui\\p{L}+|réduction|repli',
  more: 'plus(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)|plus tard|davantage',
  less: 'moins',
};
