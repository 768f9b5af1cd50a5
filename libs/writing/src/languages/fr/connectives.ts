import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const JUDGED = oneOf`
  important possible impossible utile inutile essentiel nécessaire temps difficile facile préférable conseillé interdit
  recommandé bon clair vrai rare`;
const EXPLETIVE = oneOf`
  faut fallait faudra faudrait existe suffit suffisait vaut valait s['’]agit s['’]agissait
  (?:n['’])?y_(?:a|avait|aura|aurait|en_a) se_trouve_que semble_que paraît_que arrive_que convient reste
  manque est_temps est_vrai est_clair s['’]avère_que fait pleut pleuvait`;
const DANGLING = oneOf`
  ce cela ça ceci cette ces cet c['’]est il elle ils elles son sa ses leur leurs celui celle ceux celles
  tel(?:le)?s? l['’]un l['’]autre les_deux d['’]autres? puis ensuite alors après d['’]abord premièrement
  deuxièmement par_exemple au_contraire ici là lui eux y en_(?:cela|ce) pour_(?:cela|ce|cette|ces)
  dans_(?:ce|cet|cette|ces) avec_(?:ce|cet|cette|ces|cela) à_(?:ce|cet|cette|ces) de_(?:ce|cet|cette|ces)
  oui non ou aussi lors_de_(?:ce|cet|cette)`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:cependant|toutefois|de plus|en outre|par ailleurs|néanmoins|bien sûr|en effet|en résumé|en bref|donc|ainsi|enfin|pourtant|évidemment|d['’]ailleurs), |(?:mais|et|or|car) )`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: String.raw`^il (?:${EXPLETIVE})(?!\p{L})|^il (?:est|était|sera|serait) (?:\p{L}+ )?(?:${JUDGED})|^(?:cette|cet|ce) (?:année|semaine|mois|été|hiver|printemps|automne)|^ce (?:qui|que|dont) |^est-ce que `,
  pointing: oneOf`
  (?:cet|cette|ce)_(?:article|guide|section|billet|page) ci-dessous ci-dessus
  (?<!\p{L}|(?:an|année|jour|mois|semaine|matin|fois)s?_)suivante?s?(?!\p{L})
  voir_(?:la|le|notre|aussi) cliquez abonnez lire_la_suite contacte[rz] mentionné
  plus_d['’]informations_(?:sur|ici) (?:re)?trouve(?:z|rez)_[^.]{0,60}(?<!\p{L})(?:ici|sur_notre) prochain_(?:article|billet|épisode) (?:indiqué|dit)_plus_haut
  ^je_vous_laisse(?!_\p{Ll}+er) ^à_bientôt ^bonne_lecture crédits?_photos?`,
  housekeeping: oneOf`
  merci_(?:à|de) ^bonjour(?=[_,!.])
  restez_(?:à_l['’]écoute|connecté) affaire_à_suivre`,
  elsewhere: oneOf`
  en_savoir_plus ^(?:présents|excusés)\s?(?:[:–—]|-_) ^publié(?:_le)?_[^,]{0,20}\d{4}[.]?$
  suivez-nous abonnez-vous contactez-nous inscrivez-vous_à_(?:notre|la_newsletter)`,
};
