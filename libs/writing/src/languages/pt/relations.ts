import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'e|mas|enquanto',
  not: 'não|nunca|jamais|ninguém|nada|sem|nenhum\\p{L}*|nem',
  allowed: 'não (?:só|mais de|menos de|todos|todas)',
  maybe:
    'talvez|provavelmente|possivelmente|pod(?:e|em|ia|eria|eriam)|dever(?:ia|iam)|ser(?:ia|iam)|parece\\p{L}*|espera\\p{L}*|previst\\p{L}+|quer|objetivo|em parte',
  surely: 'certamente|sem dúvida|sempre|totalmente|completamente|exclusivamente|unicamente|com certeza',
  every: 'todos|todas|sempre',
  before: 'antes (?:de|que|d[oa]s?)|à frente d\\p{L}+',
  after: 'depois (?:de|que|d[oa]s?)|após|atrás d\\p{L}+|desde',
  than: 'que|do que',
  because: 'porque|por causa d\\p{L}+|devido a\\p{L}*|graças a\\p{L}*',
  passive: '(?:foi|foram|é|são|sido) \\p{L}+(?: \\p{L}+){0,2} pel[oa]s?',
  per: 'por|ao|à|cada',
  offices:
    'president|vice|diretor|prefeit|ministr|chefe|responsável|fundador|secretári|tesoureir|professor|pesquisador|porta|capit|treinador|engenheir|curador|autor|editor|vereador|senador',
  said: 'diz|disse|afirm(?:a|ou)|explic(?:a|ou)|cont(?:a|ou)|relat(?:a|ou)|ressalta|garant(?:e|iu)|lembr(?:a|ou)|segundo',
  can: 'pode|podem|se',
};
