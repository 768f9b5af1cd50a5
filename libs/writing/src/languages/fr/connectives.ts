import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:cependant|toutefois|de plus|en outre|par ailleurs|néanmoins|bien sûr|en effet|en résumé|en bref|donc|ainsi|enfin|pourtant|évidemment|d['’]ailleurs), |(?:mais|et|or|car) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:ce|cela|ça|ceci|cette|ces|cet|c['’]est|il|elle|ils|elles|son|sa|ses|leur|leurs|celui|celle|ceux|celles|tel(?:le)?s?|l['’]un|l['’]autre|les deux|d['’]autres?|puis|ensuite|alors|après|d['’]abord|premièrement|deuxièmement|par exemple|au contraire|ici|là|lui|eux|y|en (?:cela|ce)|pour (?:cela|ce|cette|ces)|dans (?:ce|cet|cette|ces)|avec (?:ce|cet|cette|ces|cela)|à (?:ce|cet|cette|ces)|de (?:ce|cet|cette|ces)|oui|non|ou|aussi|lors de (?:ce|cet|cette))(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^il (?:faut|est (?:important|possible|utile|essentiel|nécessaire|temps|difficile|facile)|existe|suffit|y a|vaut)|^(?:cette|cet|ce) (?:année|semaine|mois|été|hiver|printemps|automne)|^ce qui |^ce que /iu,
  ),
  pointing: new TextPattern(
    /(?:(?:cet|cette|ce) (?:article|guide|section|billet|page)|ci-dessous|ci-dessus|suivante?s?\b|voir (?:la|le|notre|aussi)|cliquez|abonnez|lire la suite|contactez|mentionné)/iu,
  ),
};
