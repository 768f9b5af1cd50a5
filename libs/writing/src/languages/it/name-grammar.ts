import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  è era fu sarà sarebbe ha aveva ebbe avrà avrebbe vuole voleva può poteva potrà deve doveva va fa fece dice
  disse diceva dà diede sta stava tiene viene venne prese mise scrisse vende compra paga guida dirige
  presiede finanzia sostiene chiede chiese propone propose promette promise rifiuta produce apre aprì chiude
  lavora gestisce organizza coltiva fornisce annuncia spiega \p{Ll}{3,}(?:ò|ava|eva|iva|erà|irà|arono|irono)`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(
    String.raw`^ (?:(?:non|si|lo|la|li|le|gli|ne|ci|vi|già|anche) )*(?:${VERBS})(?!\p{L})`,
    'u',
  ),
  common: wordSet(
    `tutto tutti tutta tutte nessuno nessuna niente nulla ognuno ognuna ciascuno qualcuno chiunque oggi domani ieri mai sempre spesso forse ora poi infine
    intanto pazienza speranza assenza presenza scienza violenza esperienza conoscenza differenza distanza danza ciò questo questa quello quella uno una altro altri mezzogiorno mezzanotte dio gente molto poco tanto troppo metà adesso qui qua lì là così allora
    quando dove prima dopo ancora anche pure neanche nemmeno almeno finalmente egli ella lui lei esso essa acqua tempo denaro mamma papà`,
  ),
  endings: /(?:mente|[aei]r(?:e|l[oaie]|si|ne|ci)|ndo|zione|sione|tà|ismo|aggio)$/u,
};
