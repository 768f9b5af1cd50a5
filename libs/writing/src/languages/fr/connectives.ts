import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

const JUDGED = oneOf`important possible utile essentiel nécessaire temps difficile facile`;
const DANGLING = oneOf`
  ce cela ça ceci cette ces cet c['’]est il elle ils elles son sa ses leur leurs celui celle ceux celles
  tel(?:le)?s? l['’]un l['’]autre les_deux d['’]autres? puis ensuite alors après d['’]abord premièrement
  deuxièmement par_exemple au_contraire ici là lui eux y en_(?:cela|ce) pour_(?:cela|ce|cette|ces)
  dans_(?:ce|cet|cette|ces) avec_(?:ce|cet|cette|ces|cela) à_(?:ce|cet|cette|ces) de_(?:ce|cet|cette|ces)
  oui non ou aussi lors_de_(?:ce|cet|cette)`;

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:cependant|toutefois|de plus|en outre|par ailleurs|néanmoins|bien sûr|en effet|en résumé|en bref|donc|ainsi|enfin|pourtant|évidemment|d['’]ailleurs), |(?:mais|et|or|car) )/iu,
  ),
  dangling: new TextPattern(new RegExp(String.raw`^(?:${DANGLING})(?=[\s,:])`, 'iu')),
  standing: new TextPattern(
    new RegExp(
      String.raw`^il (?:faut|est (?:${JUDGED})|existe|suffit|y a|vaut)|^(?:cette|cet|ce) (?:année|semaine|mois|été|hiver|printemps|automne)|^ce qui |^ce que `,
      'iu',
    ),
  ),
  pointing: new TextPattern(
    /(?:(?:cet|cette|ce) (?:article|guide|section|billet|page)|ci-dessous|ci-dessus|suivante?s?\b|voir (?:la|le|notre|aussi)|cliquez|abonnez|lire la suite|contactez|mentionné)/iu,
  ),
};
