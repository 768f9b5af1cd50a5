import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { lexicon } from './lexicon.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { polarity } from './polarity.js';
import { relations } from './relations.js';
import { times } from './times.js';
import { nameGrammar } from './name-grammar.js';
import { tells } from './tells.js';
import { discourse } from './discourse.js';
import { phrases } from './phrases.js';

export const SWEDISH: Language = {
  ...NEUTRAL,
  code: 'sv',
  lexicon,
  anaphora,
  connectives,
  numerals,
  polarity,
  relations,
  negatesBehind: true,
  times,
  nameGrammar,
  tells,
  discourse,
  instruction:
    /^(?:(?:var|använd|gör|skriv|läs|fråga|börja|sluta|undvik|prova|testa|mät|köp|håll|ha|ta|ge|bygg|glöm inte|låt|visa|välj|planera) )/iu,
  phrases,
};
