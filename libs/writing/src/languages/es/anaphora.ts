import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      sin_embargo además por_(?:lo_)?tanto por_(?:eso|ello|esto|ejemplo|otro_lado|otra_parte|consiguiente)
      no_obstante en_cambio así(?:_que)? entonces también luego después finalmente asimismo igualmente
      al_contrario de_ahí con_todo de_igual_(?:manera|modo) por_lo_demás lo_mismo es_por_es[ao] los_demás las_demás
      entre_ell[oa]s de_lo_contrario en_consecuencia es_decir a_su_vez mientras_tanto aun_así`,
    'pero|y|o|ni|porque|pues|sino',
    'est[eao]s?|es[eao]s?|ell[oa]s?|él|aquell[oa]s?|su|sus|ambos|ambas|tales?|dichos?|dichas?|lo cual|lo que (?:es|significa|hace|hizo|permite|permitió|implica|supone|quiere)',
    'en (?:este|esta|estos|estas|ese|esa) |para (?:esto|eso|ello)|con (?:esto|eso|ello)|la respuesta|el resultado|la razón|como (?:se )?(?:mencionó|dijimos)|al mismo tiempo',
  ],
  reference: {
    pronoun: oneOf`
      (?:lo|la|los|las|les?)_(?:ha|han|había|habían|hemos|he|\p{L}+(?:ó|aron|ieron|aban|aba)|(?:quer|ped|ten|hac|conoc|vend|beb|com|deb|pod|sab|viv|recib|escrib|le)ían?)
      (?:para|con|sin|de|por|en)_(?:ell[oa]s?|él) tampoco también est[ea]_último`,
    clause: 'y|e|pero|o|que|cuando|si|porque|aunque|donde|como|quien',
  },
  later: oneOf`
    (?:un_tercio|un_cuarto|la_mitad|el_resto)_(?!del?_)\p{Ll}+
    (?:\p{L}+|\d+)_(?:años?|mes(?:es)?|semanas?|días?|cursos?|horas?)_(?:después|más_tarde|antes) a_cambio
    por_su_parte desde_entonces hasta_entonces .{0,40}pasad[oa]s?_es[eao]s?
    (?:estaban?|eran?|fue|fueron|tenían?|parecían?|costó|costaban?|duró|duraba|incluían?|(?:nos|me|les?)_pareci(?:ó|eron))(?=_)
    si_[^,]{1,30}_(?:dos|tres|cuatro|más)(?=,)
    (?:el|la|en_el|en_la)_(?:segund|tercer|cuart)[oa]?_(?!\p{L}*(?:mitad|trimestre|semestre|edición))\p{L}+`,
  reported:
    '[»”"],? (?:cuenta|dice|explica|recuerda|añade|asegura|afirma|señala|contó|dijo|explicó|recordó|añadió)\\.$',
  turns: 'pero|sin embargo|no obstante|en cambio|en realidad|en la práctica',
  turnsWithin: 'sin embargo|no obstante|en cambio',
  setups: oneOf`
    sobre_el_papel en_teoría a_primera_vista al_principio hasta_ahora antes inicialmente
    (?:algunos|muchos|los_críticos)(?:_\p{L}+)?_(?:dicen|creen|piensan|temen|sostienen) es_cierto quizás?
    por_supuesto no_(?:es|son|faltan?|hay)`,
  sides: ['por un lado|por una parte', 'por (?:el )?otro|por (?:la )?otra'],
  series: [
    '(?:en )?primer(?:o| lugar),',
    '(?:en )?segundo(?: lugar)?,',
    '(?:en )?tercer(?:o| lugar),',
    '(?:en )?cuarto(?: lugar)?,',
  ],
};
