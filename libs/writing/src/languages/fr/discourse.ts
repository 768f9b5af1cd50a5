import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'il elle ils elles lui leur leurs son sa ses le la les',
  demonstratives: 'cet cette ces cela',
  additives: 'aussi également autre ainsi alors puis ensuite donc',
  times: 'année mois semaine jour matin soir été hiver printemps automne trimestre',
  contrast: 'mais pourtant cependant tandis malgré',
  intents: 'prévu initialement voulions espérions essayé pensions',
  hedges: 'peut-être probablement pourrait pourraient serait imaginons supposons si environ',
  cues: 'important résultat but objectif doit faut montre signifie raison aide meilleur appris car parce',
  author: "je me mon ma mes nous notre nos j’ai j'ai",
  reader: 'tu ton ta tes te toi vous votre vos',
};
