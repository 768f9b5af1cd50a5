import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    "cependant|toutefois|néanmoins|pourtant|en outre|de plus|par conséquent|donc|ainsi|alors|aussi|ensuite|enfin|puis|par exemple|en revanche|d['’]ailleurs|c['’]est(?:-à-dire)?|par ailleurs|en effet|au contraire|sinon",
    'mais|et|ou|or|car|ni',
    "il|ils|elle|elles|ce|cela|ça|cet|cette|ces|ceux|celles?|celui|leurs?|son|sa|ses|les deux|cela|l['’]un|de (?:ce|cette|ces)|dans (?:ce|cette|ces)|pour (?:cela|ce|cette|ces)|avec (?:cela|ce|cette|ces)|la réponse|la raison|le résultat",
  ],
  reference: {
    pronoun:
      "l['’](?:a|ont|avait|avaient|aura|utilise|utilisent)|(?:les|la|le) (?:a|ont|avait|avaient|utilisent)|(?:dans|pour|avec|de|à|sur|pendant) (?:ce|cet|cette|ces)|également|y (?:a|ont) (?!\\p{L}+ \\p{L}+ de)|y \\p{Ll}+ent|\\p{Ll}+s (?:le|la|les) \\p{Ll}+ent(?= )|en (?:ai|a|ont|avons|avez|avait|avaient|aura|auront)(?= \\p{Ll})",
    clause: 'et|mais|ou|qui|que|quand|si|car|dont|où|lorsque|parce',
  },
  later:
    "(?:(?:un|deux) tiers|un quart|la moitié|le reste) (?!d(?:es?|u) )(?!d[’'])\\p{Ll}+|(?:\\p{L}+|\\d+) (?:ans|années|mois|semaines|jours|heures) (?:plus tard|après|auparavant)|désormais|dès lors|depuis lors|(?:(?:dans|pour|avec|chez) )?l[ea] (?:deuxième|troisième|quatrième|second|seconde) (?!moitié|trimestre|semestre|édition)\\p{L}+|l[ea] premi(?:er|ère)(?= \\p{Ll}+(?:ait|aient) )|[^,;:]* comme (?:avant|auparavant)[.!]",
  reported: '[»”"],? (?:dit|explique|raconte|ajoute)-(?:il|elle|t-il|t-elle)\\.$',
  turns: 'mais|cependant|pourtant|toutefois|en revanche|en réalité|en pratique',
  setups:
    "sur le papier|en théorie|à première vue|au début|au départ|jusqu['’]ici|jusqu['’]à présent|auparavant|avant|(?:certains|beaucoup|les critiques)(?: \\p{L}+)? (?:disent|pensent|croient|craignent)|certes|bien sûr",
};
