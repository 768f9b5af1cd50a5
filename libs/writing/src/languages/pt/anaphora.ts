import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      pelo_contrário apesar_disso por_conseguinte aí no_entanto porém contudo todavia além_disso portanto por_isso
      assim então também depois finalmente por_exemplo por_outro_lado ou_seja em_contrapartida mas e ou nem
      porque pois`,
    'est[ea]s?|ess[ea]s?|isto|isso|aquilo|ele|ela|eles|elas|seus?|suas?|ambos|ambas|tais|n(?:este|esta|esse|essa)s? |para isso|com isso|a resposta|o resultado|a razão',
  ],
  reference: {
    pronoun: 'd?el[ea]s?(?= |[.,])|n?aquel[ea]s?|(?:n|d)ess[ea]s?|também|tampouco',
    clause: 'e|mas|ou|que|quando|se|porque|onde|como|quem',
  },
  later:
    '(?:\\p{L}+|\\d+) (?:anos|meses|semanas|dias|horas) depois|em troca|desde então|falta também|[oa] (?:segund|terceir|quart)[oa] (?!metade|trimestre|semestre|edição)\\p{L}+',
  reported: '[»”"],? (?:conta|diz|explica|lembra|acrescenta)\\.$',
  turns: 'mas|porém|no entanto|contudo|em vez disso|na realidade|na prática',
  setups:
    'no papel|em teoria|à primeira vista|no início|até agora|antes|(?:alguns|muitos|os críticos)(?: \\p{L}+)? (?:dizem|pensam|acreditam|temem)|é verdade|talvez|claro',
  sides: ['por um lado', 'por outro'],
};
