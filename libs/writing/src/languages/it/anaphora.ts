import { oneOf } from '../../text/one-of.js';
import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    oneOf`
      al_contrario di_conseguenza nonostante_ciò infatti del_resto a_tal_fine pure gli ecco_perché tuttavia però
      inoltre quindi perciò pertanto dunque così allora anche poi infine per_esempio ad_esempio invece cioè ma e
      o né perché`,
    "quest(?:[oaie]|[’']ultim[oaie])|quell[oaie]|ess[oaie]|lui|lei|loro|ciò|suo|sua|suoi|sue|entrambi|in quest[oaie] |per quest[oaie] |con quest[oaie] |la risposta|il risultato|il motivo",
  ],
  reference: {
    pronoun:
      "(?:l['’]|(?:li|lo|la|le|ne) )(?:ha|hanno|aveva|avevano|abbiamo|ho)|al loro posto|(?:di|a|con|per|da|su) (?:loro|essi|esse)",
    clause: 'e|ma|o|che|chi|quando|se|perché|dove|come|mentre',
  },
  later: oneOf`
    (?:un_terzo|un_quarto|la_metà|il_resto)_(?!d(?:i|e\p{L}+)_)\p{Ll}+
    (?:\p{L}+|\d+)_(?:anni|mesi|settimane|giorni|ore)_dopo da_allora al_loro_posto in_cambio
    nel_(?:19|20)\d\d_(?:ne|si|lo|la|li)_
    dal?_[\p{L}\d_]{2,20}_(?:19|20)\d\d_(?:resta|restano|ha|hanno)(?=_)
    (?:il|la)_(?:second|terz|quart)[oa]_(?!metà|trimestre|semestre|edizione)\p{L}+`,
  reported: '[»”"],? (?:racconta|dice|spiega|ricorda|aggiunge)\\.$',
  turns: 'ma|però|tuttavia|invece|in realtà|in pratica',
  setups:
    "sulla carta|in teoria|a prima vista|all['’]inizio|finora|prima|(?:alcuni|molti|i critici)(?: \\p{L}+)? (?:dicono|pensano|credono|temono)|certo|forse",
  sides: ['da un lato|da una parte', "dall['’]altr[oa]|d['’]altr[oa]"],
};
