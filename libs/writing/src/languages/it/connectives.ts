import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

const POINTING = oneOf`
  quest[oa]_(?:articolo|guida|sezione|post|pagina) di_seguito
  (?<!\p{L}|(?:anno|giorno|mese|settimana|mattina|volta)_)seguent[ei](?!\p{L}) prossimo_(?:articolo|post)
  sul_nostro_sito per_saperne_di_più maggiori_informazioni ^alla_prossima ^buona_lettura come_detto_sopra
  qui_sotto sopra_citat clicca iscriviti leggi_di_più contattaci vedi_`;
const HOUSEKEEPING = oneOf`
  grazie_(?:a|per) ^ciao(?=[_,!.])
  rest(?:a|ate)_sintonizzat[aio]`;
const ELSEWHERE = oneOf`
  ^presenti\s?(?:[:–—]|-_)
  seguici seguiteci iscri(?:viti|vetevi)_alla contatta(?:ci|teci)`;
const DANGLING = oneOf`
  quest[oaie] quell[oaie] ciò esso essa essi lui lei loro il_suo la_sua i_suoi le_sue entramb[ie] altr[oaie]
  tale tali poi dopo allora così qui lì prima_di_tutto per_esempio ad_esempio invece in_quest[oaie]
  con_quest[oaie] per_quest[oaie] di_quest[oaie] anche oppure sì no lo_stesso`;

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:tuttavia|inoltre|però|infatti|quindi|dunque|insomma|naturalmente|in sintesi|infine), |(?:ma|e|ed) )/iu,
  ),
  dangling: new TextPattern(new RegExp(String.raw`^(?:${DANGLING})(?=[\s,:])`, 'iu')),
  standing: new TextPattern(/^quest[oa] (?:anno|mese|settimana|estate|inverno)/iu),
  pointing: new TextPattern(new RegExp(String.raw`(?:${POINTING})`, 'iu')),
  housekeeping: new TextPattern(new RegExp(HOUSEKEEPING, 'iu')),
  elsewhere: new TextPattern(new RegExp(ELSEWHERE, 'iu')),
};
