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

export const FRENCH: Language = {
  ...NEUTRAL,
  code: 'fr',
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
  typography: {
    quotation: { around: [' : « ', ' »'], inside: ['“', '”'] },
    noBreak: / (?=[:;!?»%€])|(?<=«) /gu,
  },
  address: {
    formal: /(?<!\p{L})(?:vous|vos|votre)(?!\p{L})/giu,
    familiar: /(?<!\p{L})(?:tu|toi|tes|ton|t[’'](?=\p{L}))(?!\p{L})/giu,
    formality: { familiar: 25 },
  },
  discourse,
  topics: {
    generic:
      'personne personnes groupe groupes fin matin soir premier première deuxième troisième quatrième dernier dernière début moyenne utilisateur utilisateurs équipe produit projet projets processus question questions étape résultat monde travail nombre cas gens reste chiffre chiffres charge date information informations solution solutions option options action actions page pages note notes type types effort efforts office place participants application applications attention opportunité suggestion programme digital national nationale local public',
    units:
      'an ans année années mois semaine semaines heure heures minute minutes euro euros cent lundi mardi mercredi jeudi vendredi long',
    leads:
      'le la les un une des du de au aux son sa ses leur leurs notre nos votre vos ce cette en avec par sur et d l',
    // past forms: "personne ne le retournait"
    noNoun: /(?<!^(?:l|tr|portr|f|souh|retr|extr|attr|bienf|parf|forf))(?:ait|aient|èrent)$/iu,
  },
  instruction:
    /^(?!(?:chez|assez|notre|votre|autre|entre|rendez-vous|après|hier|premier|dernier|cher)(?!\p{L}))(?:ne pas )?(?:s['’])?\p{L}+(?:er|ir|re|ez)(?!\p{L})/iu,
  phrases,
};
