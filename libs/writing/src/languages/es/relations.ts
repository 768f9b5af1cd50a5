import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'y|e|pero|mientras|sino',
  not: 'no|nunca|jamás|nadie|nada|sin|ningun\\p{L}*|ningún|tampoco|ni|faltan? por|quedan? por|rechaz\\p{L}+',
  allowed:
    'sin (?:ninguna )?dudas?(?: alguna)?|no (?:solo|sólo|todos|todas|más de|menos de)|nada más|no(?=[^.;]{0,80} sino)',
  maybe: oneOf`
    se_estudia estudian?_(?:si|abrir|la_posibilidad) baraja\p{L}* plantea\p{L}* incierto probable posible demasiado_pronto quizás? tal_vez acaso probablemente posiblemente
    seguramente aparentemente presunt\p{L}+ supuest\p{L}+ especul\p{L}+ sospech\p{L}+ podr(?:ía|ían|á|án)
    ser(?:ía|ían) habr(?:ía|ían) \p{L}{2,}(?:[aei]rían|drían?) parec(?:e|en|ía) cree creen espera\p{L}*
    prev(?:é|én|ist\p{L}+) quier(?:e|en) objetivo planea\p{L}* en_parte parcialmente`,
  plans: 'espera\\p{L}*|prev(?:é|én|ist\\p{L}+)|quier(?:e|en)|objetivo|planea\\p{L}*',
  will: '\\p{L}{2,}(?:[aei]rá|[aei]rán)|va a|van a|prev[eé]\\p{L}*|planea\\p{L}*|quier(?:e|en)|falta por|debe todavía|queda por',
  infinitive: '\\p{L}{2,}[aeiáéí]r(?:l[aeo]s?|se)?',
  already: 'ya',
  seems: 'parec\\p{L}*',
  frequency: '(?:vez|veces)(?: (?:a|por))?',
  done: 'ya|ha|han|fue|fueron',
  every:
    'con o sin|sin excepción|en todos los casos|independientemente de|tod[oa] (?:el|la)|enter[oa]s?|unánime\\p{L}*|todos|todas|siempre(?! que)|cualquier\\p{L}*|todo el mundo',
  superlative: oneOf`
    (?:el|la|los|las|su|sus)_(?:\p{L}+_){0,2}(?:(?<!(?<!\p{L})o_)(?:más|menos)(?!_(?:de|que))|(?:mayor|mejor|peor)(?:es)?(?!_que))
    mejor_del peor_del de_la_historia de_todos_los_tiempos récord histórico sin_precedentes jamás`,
  only: 'únic[oa]s?|exclusivamente|solamente una?|solo una?(?: vez)?',
  merely: 'solo|sólo|solamente|únicamente|apenas',
  condition: oneOf`si salvo excepto siempre_que siempre_y_cuando a_menos_que a_condición solo_(?:si|en|para|con)`,
  before: 'antes (?:de|que)|delante de',
  after: 'después (?:de|que)|tras|detrás de|desde|una vez que|en cuanto',
  then: 'después(?! de)|luego|posteriormente|más tarde',
  exceeds: 'supera(?:n|ba|ban|ron)?|superó|sobrepasan?|excede[n]?',
  than: 'que|de lo',
  instead: 'en (?:lugar|vez) de',
  because:
    'porque|por culpa de|a causa de|debido a|gracias a|por un[oa]?|por riesgo de|causad[oa]s? por|provocad[oa]s? por|(?:el motivo|la causa) (?:es|fue|son|fueron)',
  passive: '(?:fue|fueron|es|son|sido) \\p{L}+(?: \\p{L}+){0,2} por',
  per: 'por|al|a la|cada|el|la',
  said: 'dice|dijo|explic[aó]|afirm[aó]|señal[aó]|recuerda|recordó|sostiene|cuenta|contó|asegur[aó]|coment[aó]|añad[eió]+|adviert[eó]|advirtió|indic[aó]|declar[aó]|anunci[aó]|cree|según',
  can: 'puede|pueden|podían?|pudo|pudieron|podrá|podrán|si|a menudo',
  nominal: 'una?|unos|unas|el|la|los|las|del?|al?|en|con|por|para|sobre|sin|sus?',
  article: 'una?|el|la',
};
