import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'e|ma|mentre',
  not: 'non|mai|nessun\\p{L}*|niente|nulla|senza|né',
  allowed: 'senza (?:alcun )?dubbio|non (?:solo|più di|meno di|tutti|tutte)',
  maybe: oneOf`
    incerto probabile possibile troppo_presto forse probabilmente possibilmente potr\p{L}+ dovreb\p{L}+
    sareb\p{L}+ presunt\p{L}+ sospett\p{L}+ ipotizz\p{L}+ sembra\p{L}* spera\p{L}* previst\p{L}+ vuole
    obiettivo in_parte`,
  plans: 'spera\\p{L}*|previst\\p{L}+|vuole|obiettivo',
  will: '\\p{L}{3,}(?:rà|ranno)|sta per|previst\\p{L}+|vuole|vogliono|deve ancora|resta da',
  infinitive: '\\p{L}{2,}[aei]r(?:e|si|l[aoie])',
  already: 'già|ormai',
  seems: 'sembra\\p{L}*',
  frequency: 'volt[ae](?: a)?',
  done: 'già|ha|hanno|è stat[oa]|sono stat[ei]',
  every:
    'con o senza|indipendentemente da|tutt[oa] (?:il|lo|la)|inter[oa]|ovunque|tutt[ei]|sempre(?! che)|qualsiasi|qualunque',
  superlative:
    '(?:il|la|i|le|gli) (?:\\p{L}+ ){0,2}(?:(?:più|meno)(?! (?:di|del|che))|miglior\\p{L}*|peggior\\p{L}*|maggior\\p{L}*)|della storia|di tutti i tempi|record|senza precedenti',
  only: 'unic[oaie]|esclusivamente|soltanto una|solo una? volta',
  merely: 'solo|soltanto|solamente',
  condition: oneOf`(?<=^|[,;:]_|[«“„"])se salvo tranne purché a_meno_che a_condizione eccetto`,
  before: 'prima (?:di|che|del\\p{L}*)|davanti a',
  after: 'dopo|dietro|da quando|una volta che|appena',
  then: 'poi|dopodiché|in seguito|successivamente|più tardi',
  than: 'di|del|che',
  instead: 'invece d\\p{L}+|anziché',
  because: 'perché|a causa d(?:i|el\\p{L}*)|grazie (?:a|al\\p{L}*)|per via d\\p{L}+|dovut[oaie] a\\p{L}*',
  passive: '(?:è|sono|fu|furono|stat[oaie]|vien[ei]) \\p{L}+(?: \\p{L}+){0,2} da\\p{L}*',
  per: "per|al|alla|ogni|all['’]",
  said: 'dice|disse|spiega|afferma|racconta|commenta|aggiunge|osserva|assicura|ricorda|secondo',
  can: 'può|possono|se|spesso',
  nominal:
    'un[ao]?|il|lo|la|i|gli|le|del|della|dei|delle|di|in|nel|nella|con|per|da|dal|dalla|su|sul|sulla|senza',
  article: "un[oa]?|il|lo|la|l['’]",
};
