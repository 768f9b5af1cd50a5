import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  es era fue son ha había tiene tuvo tenía quiere quería quiso va iba puede podrá podría debe dice dijo será
  sería está estuvo hizo hace dio da sabe pide pidió dirige preside conduce vende compra paga lleva trabaja
  organiza gestiona financia apoya propone promete rechaza produce abre cierra cultiva ofrece anuncia
  explica recibe vive escribe enseña construye cree \p{Ll}{3,}(?:ó|aron|ieron|aba|aban|ará|erá|irá)`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(
    String.raw`^ (?:(?:ya|también|no|nunca|siempre|se|lo|la|los|las|le|les) )*(?:${VERBS})(?!\p{L})`,
    'u',
  ),
  common: wordSet(
    `nunca jamás siempre antes después ahora entonces luego mañana ayer nadie nada algo alguien todo todos quien cual esto eso aquello ello él ella ellos ellas
    usted ustedes nosotros uno una casi apenas tampoco quizá quizás tal mucho poco bastante demasiado ambos varios dios hoy aquí allí ahí allá acá así
    gente agua dinero tiempo luz calor frío`,
  ),
  endings: /(?:mente|[aei]r(?:l[oae]s?|se)?|ndo|[aeiou]s|ción|sión|dad|tad|ismo|aje)$/u,
};
