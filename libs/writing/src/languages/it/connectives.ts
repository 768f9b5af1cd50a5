import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  quest[oaie] quell[oaie] ciò esso essa essi lui lei loro il_suo la_sua i_suoi le_sue entramb[ie] altr[oaie]
  tale tali poi dopo allora così qui lì prima_di_tutto per_esempio ad_esempio invece in_quest[oaie]
  con_quest[oaie] per_quest[oaie] di_quest[oaie] anche oppure sì no lo_stesso`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:tuttavia|inoltre|però|infatti|quindi|dunque|insomma|naturalmente|in sintesi|infine), |(?:ma|e|ed) )`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: String.raw`^quest[oa] (?:anno|mese|settimana|estate|inverno)`,
  pointing: oneOf`
  quest[oa]_(?:articolo|guida|sezione|post|pagina) di_seguito
  (?<!\p{L}|(?:anno|giorno|mese|settimana|mattina|volta)_)seguent[ei](?!\p{L}) prossimo_(?:articolo|post)
  sul_nostro_sito per_saperne_di_più maggiori_informazioni ^alla_prossima ^buona_lettura come_detto_sopra
  qui_sotto sopra_citat clicca iscriviti leggi_di_più contattaci vedi_`,
  housekeeping: oneOf`
  grazie_per ^(?:e_|molte_|mille_|tante_){0,2}grazie_(?:a[dil]?|alla|agli|alle|allo|ai|all['’])_?(?!.*,_) ^ciao(?=[_,!.])
  rest(?:a|ate)_sintonizzat[aio]`,
  elsewhere: oneOf`
  ^presenti\s?(?:[:–—]|-_)
  seguici seguiteci iscri(?:viti|vetevi)_alla contatta(?:ci|teci)`,
};
