import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'ele ela eles elas seu sua seus suas dele dela deles delas',
  demonstratives: 'este esta estes estas esse essa esses essas isso isto',
  additives: 'também além outro outra assim então depois portanto',
  conjunctions: 'e ou mas porque',
  also: 'também',
  times: 'ano mês semana dia manhã tarde noite verão inverno primavera outono trimestre',
  contrast: 'mas porém contudo embora enquanto apesar',
  intents: 'planejado originalmente inicialmente queríamos esperávamos tentamos pensávamos',
  hedges: 'talvez provavelmente poderia poderiam seria imagine suponha caso',
  cues: 'importante resultado objetivo deve mostra significa razão ajuda melhor aprendemos porque',
  here: 'aqui',
  relatives: 'que',
  self: 'eu me meu minha meus',
  author: 'nós nos nosso nossa nossos',
  reader: 'você vocês seu sua teu tua te tu',
  person: 'ele ela dele dela',
  places: 'introdução resumo tl;dr conclusão conclusões',
};
