import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'und|aber|während|sondern',
  not: 'nicht|kein\\p{L}*|nie|niemals|niemand|nichts|ohne|weder|lehn(?:t|te|ten)|abgelehnt|abzulehnen',
  allowed: 'nicht (?:nur|alle|jede\\p{L}?|mehr als|weniger als)|nie (?:mehr|zuvor)|nichts als',
  maybe:
    'vielleicht|vermutlich|wahrscheinlich|womöglich|möglicherweise|voraussichtlich|offenbar|wohl|könn(?:t?en?|te)|würden?|dürften?|soll(?:en|te|ten)?|angeblich|plan(?:t|en|te|ten)|geplant\\p{L}*|hoff(?:t|en|te|ten)|will|wollen|teilweise|zum teil|offen|kündigt\\p{L}* an',
  surely:
    'sicher|sicherlich|gewiss|bestimmt|zweifellos|zweifelsfrei|definitiv|garantiert|immer|stets|ausschließlich|allein|völlig|erwiesen|bewiesen|auf jeden fall',
  every: 'alle[nrs]?|jede[nrsm]?|sämtliche[nr]?|immer|stets|ausnahmslos',
  before: 'vor|bevor|ehe|vorher|früher als',
  after: 'nach|nachdem|hinter|später als',
  than: 'als',
  because: 'wegen|weil|aufgrund|dank|infolge|durch|liegt an|liegt am',
  passive: '(?:wurden?|worden|wird|werden)',
  per: 'pro|je|jede[nrsm]?|am|im|in der|die|den',
  offices:
    'präsident|vize|direktor|generaldirektor|geschäftsführ|bürgermeister|minister|vorsitz|leiter|chef|gründer|sekretär|kassenwart|schatzmeister|professor|forscher|sprecher|kapitän|trainer|ingenieur|kurator|autor|redakteur|kanzler|senator|staats|kultur|partner|analyst|stellvertret|museen|stiftung',
  said: 'sagte?|erklärte?|schr(?:eibt|ieb)|betonte?|meinte?|berichtete?|erzählte?|versicherte?|ergänzte?|warnte?|erinnerte?|rief|ruft|antwortete?|forderte?|verlangte?|nannte|nennt|kündigte|teilte|so|laut|zufolge',
  can: 'kann|können|können|wird|werden|will|falls|wenn|oft|manche',
};
