import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  é era foi será seria tem tinha teve terá quer queria quis pode podia poderá deve devia vai ia faz fez diz
  disse dizia está estava esteve deu dá vem veio pôs trouxe vende compra paga dirige preside financia apoia
  pede pediu propõe propôs promete recusa produz abre fecha trabalha gere organiza cultiva fornece anuncia
  explica \p{Ll}{2,}ou \p{Ll}{3,}(?:iu|ava|ará|erá|irá|aram|eram|iram) \p{Ll}{3,}(?<!mus|céu)eu`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(
    String.raw`^ (?:(?:não|já|também|nunca|se|o|a|os|as|lhe|lhes) )*(?:${VERBS})(?!\p{L})`,
    'u',
  ),
  common: wordSet(
    `tudo todos todas todo toda ninguém nada alguém quem hoje ontem amanhã nunca sempre agora depois antes talvez isso isto aquilo ele ela eles elas cada
    outro outra outros muito muita pouco pouca metade gente deus água dinheiro tempo luz calor frio meio-dia meia-noite assim então logo ainda já aqui ali lá
    também apenas quase tanto algo você vocês mãe pai um uma`,
  ),
  endings: /(?:mente|[aei]r|ndo|ção|ções|são|dade|ismo|agem|ência|ância)$/u,
};
