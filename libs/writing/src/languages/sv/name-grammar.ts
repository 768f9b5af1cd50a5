import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  har hade vill ville kan kunde måste får fick ska skulle går gick gör gjorde säger sa sade köper köpte
  säljer sålde ger gav tar tog leder ledde bygger byggde öppnar skriver skrev arbetar bor berättar hjälper
  väljer valde frågar menar tror \p{Ll}{3,}(?:ade|rade)`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(String.raw`^ (?:${VERBS})(?!\p{L})`, 'u'),
  common: wordSet(
    `alla ingen inget någon något allt vem man idag imorgon igår aldrig alltid ibland sedan då nu snart först senare här där vatten pengar tid arbete trafik
    kött bröd mjölk öl vin kaffe te regn snö vind sol ljus luft ström gas olja papper trä glas sand jord musik konst sport gud mamma pappa mor far mormor
    farmor morfar farfar många få mer mindre andra tillsammans också även fisk frukt grönsaker lugn hopp lycka sommar vinter vår höst`,
  ),
  endings: /(?:ing|het|else|tion|ism|itet|skap|ande|ende|nad)(?:en|n|et)?$/u,
};
