import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'e|ma|mentre',
  not: 'non|mai|nessun\\p{L}*|niente|nulla|senza|né',
  allowed: 'non (?:solo|più di|meno di|tutti|tutte)',
  maybe:
    'forse|probabilmente|possibilmente|potr\\p{L}+|dovreb\\p{L}+|sareb\\p{L}+|sembra\\p{L}*|spera\\p{L}*|previst\\p{L}+|vuole|obiettivo|in parte',
  surely: 'certamente|sicuramente|senza dubbio|sempre|completamente|esclusivamente|unicamente|di certo',
  every: 'tutt[ei]|sempre',
  before: 'prima (?:di|che|del\\p{L}*)|davanti a',
  after: 'dopo|dietro|da quando',
  than: 'di|del|che',
  because: 'perché|a causa d(?:i|el\\p{L}*)|grazie (?:a|al\\p{L}*)|per via d\\p{L}+|dovut[oaie] a\\p{L}*',
  passive: '(?:è|sono|fu|furono|stat[oaie]|vien[ei]) \\p{L}+(?: \\p{L}+){0,2} da\\p{L}*',
  per: "per|al|alla|ogni|all['’]",
  offices:
    'president|vice|direttor|direttrice|sindac|ministr|capo|responsabile|fondator|segretari|tesorier|professor|ricercator|portavoce|capitan|allenator|ingegner|curator|autor|redattor|consiglier|senator',
  said: 'dice|disse|spiega|afferma|racconta|commenta|aggiunge|osserva|assicura|ricorda|secondo',
  can: 'può|possono|se|spesso',
};
