import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
  pronouns: 'lui lei loro suo sua suoi sue lo la li le',
  demonstratives: 'questo questa questi queste quello quella quelli quelle',
  additives: 'anche inoltre altro altra poi quindi così allora',
  conjunctions: 'e o ma perché',
  also: 'anche',
  times: 'anno mese settimana giorno mattina sera estate inverno primavera autunno trimestre',
  contrast: 'ma però tuttavia sebbene mentre invece nonostante',
  intents: 'previsto inizialmente volevamo speravamo provato pensavamo',
  hedges: 'forse probabilmente potrebbe potrebbero sarebbe immaginiamo supponiamo se',
  cues: 'importante risultato obiettivo deve bisogna mostra significa ragione aiuta migliore imparato perché',
  here: 'qui',
  relatives: 'che',
  self: 'io mi mio mia miei',
  author: 'noi ci nostro nostra nostri',
  reader: 'tu tuo tua tuoi tue ti te voi vostro',
  person: 'lui lei',
  places: 'introduzione riassunto sintesi tl;dr conclusione conclusioni',
};
