import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    'sin embargo|además|por (?:lo )?tanto|por (?:eso|ello|esto|ejemplo|otro lado|otra parte|consiguiente)|no obstante|en cambio|así(?: que)?|entonces|también|luego|después|finalmente|asimismo|igualmente|de lo contrario|en consecuencia|es decir|a su vez|mientras tanto|aun así',
    'pero|y|o|ni|porque|pues|sino',
    'est[eao]s?|es[eao]s?|ell[oa]s?|él|aquell[oa]s?|su|sus|ambos|ambas|tales?|dichos?|dichas?|lo cual|lo que (?:es|significa|hace|hizo|permite|permitió|implica|supone|quiere)',
    'en (?:este|esta|estos|estas|ese|esa) |para (?:esto|eso|ello)|con (?:esto|eso|ello)|la respuesta|el resultado|la razón|como (?:se )?(?:mencionó|dijimos)|al mismo tiempo',
  ],
  reference: {
    pronoun:
      '(?:lo|la|los|las|les?) (?:ha|han|había|habían|hemos|he|\\p{L}+(?:ó|aron|ieron|aban|aba)|(?:quer|ped|ten|hac|conoc|vend|beb|com|deb|pod|sab|viv|recib|escrib|le)ían?)|(?:para|con|sin|de|por|en) (?:ell[oa]s?|él)|tampoco|también|est[ea] último',
    clause: 'y|e|pero|o|que|cuando|si|porque|aunque|donde|como|quien',
  },
  later:
    '(?:un tercio|un cuarto|la mitad|el resto) (?!del? )\\p{Ll}+|(?:\\p{L}+|\\d+) (?:años?|mes(?:es)?|semanas?|días?|cursos?|horas?) (?:después|más tarde|antes)|a cambio|por su parte|desde entonces|hasta entonces|.{0,40}pasad[oa]s? es[eao]s?|(?:estaban?|eran?|fue|fueron|tenían?|parecían?|costó|costaban?|duró|duraba|incluían?|(?:nos|me|les?) pareci(?:ó|eron))(?= )|si [^,]{1,30} (?:dos|tres|cuatro|más)(?=,)|(?:el|la|en el|en la) (?:segund|tercer|cuart)[oa]? (?!\\p{L}*(?:mitad|trimestre|semestre|edición))\\p{L}+',
  reported:
    '[»”"],? (?:cuenta|dice|explica|recuerda|añade|asegura|afirma|señala|contó|dijo|explicó|recordó|añadió)\\.$',
  turns: 'pero|sin embargo|no obstante|en cambio|en realidad|en la práctica',
  setups:
    'sobre el papel|en teoría|a primera vista|al principio|hasta ahora|antes|inicialmente|(?:algunos|muchos|los críticos)(?: \\p{L}+)? (?:dicen|creen|piensan|temen|sostienen)|es cierto|quizás?|por supuesto|no (?:es|son|faltan?|hay)',
};
