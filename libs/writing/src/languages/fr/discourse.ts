import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'il elle ils elles lui leur leurs son sa ses le la les',
  demonstratives: 'cet cette ces cela',
  additives: 'aussi également autre ainsi alors puis ensuite donc',
  conjunctions: 'et ou car donc',
  also: 'aussi',
  times: 'année mois semaine jour matin soir été hiver printemps automne trimestre',
  contrast: 'mais pourtant cependant tandis malgré',
  intents: 'prévu initialement voulions espérions essayé pensions',
  hedges: 'peut-être probablement pourrait pourraient serait imaginons supposons si',
  cues: 'important résultat but objectif doit faut montre signifie raison aide meilleur appris car parce',
  here: 'ici',
  following: 'suivant suivante suivants suivantes',
  media: 'vidéo vidéos photo photos graphique schéma diagramme',
  relatives: 'que qui dont',
  shows: 'montre montrent voit voir voyez voyons présente illustre',
  self: 'je j j’ai me mon ma mes',
  author: 'nous notre nos',
  reader: 'tu ton ta tes te toi vous votre vos',
  person: 'elle lui',
  places: 'introduction intro résumé en_résumé tl;dr conclusion conclusions en_conclusion',
};
