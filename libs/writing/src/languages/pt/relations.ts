import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'e|mas|enquanto',
  not: 'não|nunca|jamais|ninguém|nada|sem|nenhum\\p{L}*|nem',
  allowed: 'sem (?:nenhuma )?dúvidas?|não (?:só|mais de|menos de|todos|todas)',
  maybe: oneOf`
    incerto provável possível cedo_demais talvez provavelmente possivelmente pod(?:e|em|ia|eria|eriam)
    dever(?:ia|iam) ser(?:ia|iam) supost\p{L}+ suspeit\p{L}+ parece\p{L}* espera\p{L}* previst\p{L}+ quer
    objetivo em_parte`,
  plans: 'espera\\p{L}*|previst\\p{L}+|quer|objetivo',
  will: 'vai|vão|\\p{L}{3,}(?:rá|rão)|prevê|previst\\p{L}+|quer|querem|falta|ainda (?:deve|precisa)',
  infinitive: '\\p{L}{2,}[aeiô]r(?:-?(?:se|l[oa]s?))?',
  already: 'já',
  seems: 'parec\\p{L}*',
  frequency: '(?:vez|vezes)(?: por)?',
  done: 'já|foi|foram',
  every:
    'com ou sem|independentemente de|tod[oa] [oa]|inteir[oa]s?|unânime\\p{L}*|todos|todas|sempre(?! que)|qualquer',
  superlative:
    '(?:o|a|os|as) (?:\\p{L}+ ){0,2}(?:(?:mais|menos)(?! (?:de|do|que))|maior(?:es)?|melhor(?:es)?|pior(?:es)?)|da história|de todos os tempos|recorde|sem precedentes|inédit[oa]s?',
  only: 'únic[oa]s?|exclusivamente|apenas uma?|só uma? vez',
  merely: 'só|somente|apenas',
  condition: oneOf`(?<=^|[,;:]_|[«“„"])se salvo exceto desde_que a_menos_que contanto_que`,
  before: 'antes (?:de|que|d[oa]s?)|à frente d\\p{L}+',
  after: 'depois (?:de|que|d[oa]s?)|após|atrás d\\p{L}+|desde|assim que|uma vez que',
  then: 'depois(?! d)|em seguida|mais tarde|posteriormente',
  than: 'que|do que',
  instead: 'em vez d\\p{L}+|ao invés d\\p{L}+',
  because: 'porque|por causa d\\p{L}+|devido a\\p{L}*|graças a\\p{L}*',
  passive: '(?:foi|foram|é|são|sido) \\p{L}+(?: \\p{L}+){0,2} pel[oa]s?',
  per: 'por|ao|à|cada',
  said: 'diz|disse|afirm(?:a|ou)|explic(?:a|ou)|cont(?:a|ou)|relat(?:a|ou)|ressalta|garant(?:e|iu)|lembr(?:a|ou)|segundo',
  can: 'pode|podem|se',
  nominal: 'uma?|uns|umas|os?|as?|dos?|das?|de|nos?|nas?|em|com|por|pelos?|pelas?|para|sobre|sem',
  article: 'uma?|o|a',
};
