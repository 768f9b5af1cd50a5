import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { phrases } from './phrases.js';

const VERBS = oneOf`
  è era fu sarà sarebbe ha aveva ebbe avrà avrebbe vuole voleva può poteva potrà deve doveva va fa fece dice
  disse diceva dà diede sta stava tiene viene venne prese mise scrisse vende compra paga guida dirige
  presiede finanzia sostiene chiede chiese propone propose promette promise rifiuta produce apre aprì chiude
  lavora gestisce organizza coltiva fornisce annuncia spiega \p{Ll}{3,}(?:ò|ava|eva|iva|erà|irà|arono|irono)`;

export const ITALIAN: Language = {
  ...NEUTRAL,
  code: 'it',
  lexicon: {
    stopWords: `a abbiamo ad ai al alcune alcuni all alla alle allo altra altre altri altro anche ancora avere aveva bene c che chi ci ciò come con contro cosa cose
così da dai dal dalla dalle de degli dei del dell della delle dello dentro di dire dopo dove due e ed era erano essere fa fare fatto fino fra gli grande
ha hai hanno ho i il in io la le lei li lo loro lui ma mai me meno mentre mi mia mie mio molta molte molti molto ne nei nel nella nelle no noi non nostra
nostre nostri nostro nuova nuovo o ogni oppure per perché però più poco poi possono prima proprio può qual quale quali quando quanto quella quelle quelli
quello questa queste questi questo qui sarà se sei sempre senza si sia siamo sono sopra sotto stata stati stato su sua sue sugli sui sul sulla suo suoi
tanto te ti tra tre troppo tu tua tutta tutte tutti tutto un una uno va vi voi volta volte esempio tempo modo parte giorno giorni
certo certa certi certe diversi diverse vari varie qualche nessuno nessuna tanti tante`,
    commonWords:
      'il lo la gli le di che e un una per con non del della dei delle nel sono più come si anche ha al alla questo è i da',
    namesAsWords: ['continental', 'mercedes'],
    openers: `quale quali quanto quanti quanta quante il lo gli i di e ma che chi come quando dove perché con per tra fra su nel nella dei delle al alla
    non più suo sua suoi sue`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: 'cresc\\p{L}+|crebbero|sal(?:it[oaie]|irono)|rialzo',
    down: 'cal(?:o|at[oaie]|arono)|sces[oaie]|scende|scesero|ridott[oaie]|riduzione',
    more: 'più(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)',
    less: 'meno',
  },
  opposites,
  relations,
  times: {
    months: ['gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'],
  },
  nameGrammar: {
    verbs: new RegExp(
      String.raw`^ (?:(?:non|si|lo|la|li|le|gli|ne|ci|vi|già|anche) )*(?:${VERBS})(?!\p{L})`,
      'u',
    ),
    common: wordSet(
      `tutto tutti tutta tutte nessuno nessuna niente nulla ognuno ognuna ciascuno qualcuno chiunque oggi domani ieri mai sempre spesso forse ora poi infine
    intanto pazienza speranza assenza presenza scienza violenza esperienza conoscenza differenza distanza danza ciò questo questa quello quella uno una altro altri mezzogiorno mezzanotte dio gente molto poco tanto troppo metà adesso qui qua lì là così allora
    quando dove prima dopo ancora anche pure neanche nemmeno almeno finalmente egli ella lui lei esso essa acqua tempo denaro mamma papà`,
    ),
    endings: /(?:mente|[aei]r(?:e|l[oaie]|si|ne|ci)|ndo|zione|sione|tà|ismo|aggio)$/u,
  },
  tells: {
    stock: oneOf`
      nel_mondo_di_oggi immergiamoci immergiti rivoluzion all’avanguardia al_livello_successivo
      è_importante_notare vale_la_pena_notare in_conclusione punto_di_svolta`,
    flip: String.raw`(?<!\p{L})non (?:solo|soltanto|si tratta)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})ma(?!\p{L})`,
  },
  typography: { quotation: { around: [': «', '»'], inside: ['“', '”'] } },
  address: {
    formal: /(?<=[\p{Ll},] )(?:Lei|Su[ao]|Suoi|Sue)(?!\p{L})/gu,
    opening: /^(?:Lei|(?:La |Il |I |Le )?(?:Su[ao]|Suoi|Sue)) /,
    formality: { formal: 75 },
  },
  discourse: {
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
    lists:
      'vantaggi svantaggi benefici ragioni motivi consigli trucchi passi lezioni sfide problemi strategie regole princìpi principi idee',
  },
  topics: {
    generic:
      'primo prima terzo terza persona persone progetto progetti prodotto squadra team processo domanda mondo lavoro numero numeri caso lista problema tipo idea area elemento elementi nota note partner programma progresso informazione informazioni applicazione applicazioni uso digitale',
    units: 'anno anni mese mesi settimana settimane ora ore minuto euro',
    leads:
      'il lo la i gli le un una del dello della dei degli delle di al alla nel nella su suo sua nostro nostra e con per',
  },
  instruction: /^(?:non )?\p{L}+(?:are|ere|ire|arsi|ersi|irsi)\b/iu,
  phrases,
};
