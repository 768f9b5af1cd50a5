import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  est[ea]s? ess[ea]s? isto isso aquilo aquel[ea]s? el[ea]s? seus? suas? ambos ambas outr[oa]s? tal tais
  depois então primeiro segundo por_exemplo em_vez_disso aqui ali lá o_mesmo por_isso com_isso para_isso
  nest[ea]s? ness[ea]s? dest[ea]s? dess[ea]s? nisso disso ou sim não,`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:no entanto|além disso|porém|também|portanto|contudo|de fato|em resumo|enfim|assim|por fim|claro|todavia), |(?:mas|e) )`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: String.raw`^est[ea] (?:ano|mês|semana|verão|inverno)`,
  pointing: oneOf`
  (?:este|esta|neste|nesta)_(?:artigo|guia|seção|post|página|texto) a_seguir
  (?<!\p{L}|(?:ano|dia|mês|semana|manhã|noite)_)seguintes?(?!\p{L}) próximo_(?:artigo|post|episódio)
  no_nosso_site mais_informações ^até_(?:à_|a_)?próxima ^boa_leitura abaixo\b acima\b clique inscreva-se
  leia_mais veja_(?:o|a|também) contate`,
  housekeeping: oneOf`
  (?:^|muito_|,_|^(?:e|mas|mais_uma_vez)_)obrigad[oa](?!s) ^olá(?=[_,!.])
  fique(?:m)?_(?:atent|ligad)[oa]`,
  elsewhere: oneOf`
  saiba_mais ^presentes\s?(?:[:–—]|-_) ^publicado_[^,]{0,20}\d{4}[.]?$
  siga-nos inscreva-se_n[oa] contate-nos`,
};
