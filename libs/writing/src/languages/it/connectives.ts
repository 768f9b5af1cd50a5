import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:tuttavia|inoltre|però|infatti|quindi|dunque|insomma|naturalmente|in sintesi|infine), |(?:ma|e|ed) )/iu,
  ),
  dangling: new TextPattern(
    /^(?:quest[oaie]|quell[oaie]|ciò|esso|essa|essi|lui|lei|loro|il suo|la sua|i suoi|le sue|entramb[ie]|altr[oaie]|tale|tali|poi|dopo|allora|così|qui|lì|prima di tutto|per esempio|ad esempio|invece|in quest[oaie]|con quest[oaie]|per quest[oaie]|di quest[oaie]|anche|oppure|sì|no|lo stesso)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(/^quest[oa] (?:anno|mese|settimana|estate|inverno)/iu),
  pointing: new TextPattern(
    /(?:quest[oa] (?:articolo|guida|sezione|post|pagina)|di seguito|seguent[ei]\b|qui sotto|sopra citat|clicca|iscriviti|leggi di più|contattaci|vedi )/iu,
  ),
};
