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

export const SPANISH: Language = {
  ...NEUTRAL,
  code: 'es',
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
    formal: /(?<!\p{L})[Uu]sted(?:es)?(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:tú|te|ti|contigo|tus?)(?!\p{L})/giu,
    opening: /^Sus? /u,
    formality: { formal: 75 },
  },
  discourse,
  topics: {
    generic:
      'grupo grupos fin mañana tarde noche primero primera segundo segunda tercero tercera última usuario usuarios equipo producto productos proyecto proyectos proceso lista persona personas paso resultado pregunta valor página problema objetivo tipo texto información acceso gente mundo número nombre uso trabajo cantidad caso lado razón siguiente mayoría herramienta herramientas gran cifra idea ideas elemento elementos programa progreso participantes digital federal nacional local oficial',
    units:
      'año años mes meses semana semanas hora horas minuto minutos euro euros lunes martes miércoles jueves viernes',
    leads:
      'el la los las un una unos unas de del al su sus tu tus nuestro nuestra este esta en con por sobre y',
  },
  instruction: /^(?:no )?\p{L}+(?:[aei]r|arse|erse|irse)\b/iu,
  phrases,
};
