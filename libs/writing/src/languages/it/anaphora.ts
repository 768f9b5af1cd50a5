import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    'tuttavia|però|inoltre|quindi|perciò|pertanto|dunque|così|allora|anche|poi|infine|per esempio|ad esempio|invece|cioè|ma|e|o|né|perché',
    'quest[oaie]|quell[oaie]|ess[oaie]|lui|lei|loro|ciò|suo|sua|suoi|sue|entrambi|in quest[oaie] |per quest[oaie] |con quest[oaie] |la risposta|il risultato|il motivo',
  ],
  reference: {
    pronoun:
      "(?:l['’]|(?:li|lo|la|le|ne) )(?:ha|hanno|aveva|avevano|abbiamo|ho)|al loro posto|(?:di|a|con|per|da|su) (?:loro|essi|esse)",
    clause: 'e|ma|o|che|chi|quando|se|perché|dove|come|mentre',
  },
  later:
    '(?:un terzo|un quarto|la metà|il resto) (?!d(?:i|e\\p{L}+) )\\p{Ll}+|(?:\\p{L}+|\\d+) (?:anni|mesi|settimane|giorni|ore) dopo|da allora|al loro posto|in cambio|nel (?:19|20)\\d\\d (?:ne|si|lo|la|li) |dal? [\\p{L}\\d ]{2,20} (?:19|20)\\d\\d (?:resta|restano|ha|hanno)(?= )|(?:il|la) (?:second|terz|quart)[oa] (?!metà|trimestre|semestre|edizione)\\p{L}+',
  reported: '[»”"],? (?:racconta|dice|spiega|ricorda|aggiunge)\\.$',
  turns: 'ma|però|tuttavia|invece|in realtà|in pratica',
  setups:
    "sulla carta|in teoria|a prima vista|all['’]inizio|finora|prima|(?:alcuni|molti|i critici)(?: \\p{L}+)? (?:dicono|pensano|credono|temono)|certo|forse",
};
