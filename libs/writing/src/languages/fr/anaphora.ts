import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

const DOES = oneOf`f(?:ai|er)\p{L}* tourn\p{L}* utilis\p{L}* appliqu\p{L}* reprend\p{L}* répét\p{L}* pos(?:er|e|ez|ons)`;
/** What says how often or for how many it is the same: "depuis dix ans", "chaque matin", "à tous les bateaux". */
const COMPARES = String.raw`qu(?:e |['’])|(?:${oneOf`les_deux depuis chaque tou(?:s|tes|jours) souvent partout`})(?!\p{L})`;
/** "On pourrait poser la même question aux marins.": the same as above, if the sentence does not compare. */
const SAME = String.raw`^(?:On|Je|J['’]|Nous|Vous) ?(?:\p{Ll}+ ){0,2}(?:${DOES}) l(?:e|a|es) mêmes? (?!.*(?<!\p{L})(?:${COMPARES}))`;

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      cependant toutefois néanmoins pourtant en_outre de_plus par_conséquent donc ainsi alors aussi ensuite
      enfin puis par_exemple en_revanche d['’]ailleurs c['’]est(?:-à-dire)? par_ailleurs en_effet
      au_contraire sinon du_coup malgré_(?:tout|cela) (?:voilà|c['’]est)_pourquoi de_même idem bref de_là
      (?:chez|avec|pour|sans|parmi|entre)_(?:eux|elles|lui)(?!-) grâce_à_(?:lui|eux|elles?|cela)`,
    'mais|et|ou|or|car|ni',
    oneOf`
      il ils elle elles ce cela ça cet cette ces ceux celles? celui leurs? son sa ses les_deux cela l['’]un
      de_(?:ce|cette|ces) dans_(?:ce|cette|ces) pour_(?:cela|ce|cette|ces) avec_(?:cela|ce|cette|ces)
      la_réponse la_raison le_résultat`,
  ],
  reference: {
    pronoun: oneOf`
      l['’](?:a|ont|avait|avaient|aura|utilise|utilisent) (?:les|la|le)_(?:a|ont|avait|avaient|utilisent)
      (?:dans|pour|avec|de|à|sur|pendant)_(?:ce|cet|cette|ces) également y_(?:a|ont)_(?!\p{L}+_\p{L}+_de)
      y_\p{Ll}+ent \p{Ll}+s_(?:le|la|les)_\p{Ll}+ent(?=_)
      en_(?:ai|a|ont|avons|avez|avait|avaient|aura|auront)(?=_\p{Ll})`,
    clause: 'et|mais|ou|qui|que|quand|si|car|dont|où|lorsque|parce',
  },
  later: oneOf`
    (?:(?:un|deux)_tiers|un_quart|la_moitié|le_reste)_(?!d(?:es?|u)_)(?!d[’'])\p{Ll}+
    (?:\p{L}+|\d+)_(?:ans|années|mois|semaines|jours|heures)_(?:plus_tard|après|auparavant) désormais
    dès_lors depuis_lors
    (?:(?:dans|pour|avec|chez)_)?l[ea]_(?:deuxième|troisième|quatrième|second|seconde)_(?!moitié|trimestre|semestre|édition)\p{L}+
    l[ea]_premi(?:er|ère)(?=_\p{Ll}+(?:ait|aient)_) [^,;:]*_comme_(?:avant|auparavant)[.!]`,
  exact: `${SAME}|^(?:Parce qu(?:e |['’])|Puisqu(?:e |['’])|Alors que |Bien qu(?:e |['’])|Tandis que |Afin qu(?:e |['’]))[^,?]*[.!…]$`,
  reported: '[»”"],? (?:dit|explique|raconte|ajoute)-(?:il|elle|t-il|t-elle)\\.$',
  turns: 'mais|cependant|pourtant|toutefois|en revanche|en réalité|en pratique',
  turnsWithin: 'cependant|toutefois|en revanche',
  setups: oneOf`
    sur_le_papier en_théorie à_première_vue au_début au_départ jusqu['’]ici jusqu['’]à_présent auparavant
    avant (?:certains|beaucoup|les_critiques)(?:_\p{L}+)?_(?:disent|pensent|croient|craignent) certes
    bien_sûr`,
  sides: ["d['’]un côté|d['’]une part", "de l['’]autre|d['’]un autre côté|d['’]autre part"],
  series: ['premièrement', 'deuxièmement', 'troisièmement', 'quatrièmement'],
};
