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

export const DUTCH: Language = {
  ...NEUTRAL,
  code: 'nl',
  lexicon,
  anaphora,
  connectives,
  numerals,
  polarity,
  opposites,
  relations,
  negatesBehind: true,
  times,
  nameGrammar,
  tells,
  address: {
    formal: /(?<=[\p{L},] )(?:u|uw)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:je|jij|jouw)(?!\p{L})/giu,
    formality: { formal: 75 },
  },
  discourse,
  topics: {
    generic:
      'morgen gebruiker gebruikers team teams project projecten product vraag stap resultaat wereld werk mensen cijfers website partner partners type types elementen programma informatie',
    units: 'jaar jaren maand maanden week weken uur minuten euro winter warm',
    leads: 'de het een van voor met in op aan onze uw hun elke en',
  },
  instruction: /^(?:niet )?[^.?!]+ \p{Ll}{2,}en$/iu,
  phrases,
};
