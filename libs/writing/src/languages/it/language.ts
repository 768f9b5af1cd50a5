import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { lexicon } from './lexicon.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { polarity } from './polarity.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { times } from './times.js';
import { nameGrammar } from './name-grammar.js';
import { tells } from './tells.js';
import { discourse } from './discourse.js';
import { phrases } from './phrases.js';

export const ITALIAN: Language = {
  ...NEUTRAL,
  code: 'it',
  lexicon,
  anaphora,
  connectives,
  numerals,
  polarity,
  opposites,
  relations,
  times,
  nameGrammar,
  tells,
  typography: { quotation: { around: [': «', '»'], inside: ['“', '”'] } },
  address: {
    formal: /(?<=[\p{Ll},] )(?:Lei|Su[ao]|Suoi|Sue)(?!\p{L})/gu,
    opening: /^(?:Lei|(?:La |Il |I |Le )?(?:Su[ao]|Suoi|Sue)) /,
    formality: { formal: 75 },
  },
  discourse,
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
