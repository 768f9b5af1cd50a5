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

export const GERMAN: Language = {
  ...NEUTRAL,
  code: 'de',
  capitalisesNouns: true,
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
  typography: { quotation: { around: [': „', '“'], inside: ['‚', '‘'] } },
  address: {
    formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:du|dir|dich|deine?[nmrs]?|euch|euer|eure[nmrs]?)(?!\p{L})/giu,
    opening: /^(?:Sie(?= (?:\p{L}+n|sind|seien) )|Ihre?[nmrs]?|Ihnen) /u,
    formality: { formal: 75 },
  },
  discourse,
  topics: {
    generic:
      'gruppe gruppen morgen abend zweite dritte letzte nutzer team teams projekt projekte produkt prozess frage schritt ergebnis welt arbeit zahl fall leute ende beschäftigten bewerber person personen problem resultat programm website websites partner stakeholder option feature features tool tools level text information detail details element elemente digital digitale national top story form rest hand start feedback',
    units:
      'prozent euro euros jahr jahre jahren monat monate monaten woche wochen tage stunde stunden minute minuten uhr cent montag dienstag mittwoch donnerstag freitag samstag sonntag sommer winter',
  },
  instruction: /^\p{Lu}\p{L}+ Sie\b|^(?:nicht |nie )?[^.?!]+ \p{Ll}+(?:en|eln|ern)!?$/u,
  phrases,
};
