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

export const PORTUGUESE: Language = {
  ...NEUTRAL,
  code: 'pt',
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
  address: { formal: /(?<!\p{L})[Vv]ocês?(?!\p{L})/gu, opening: /^(?:Seus?|Suas?) / },
  discourse,
  topics: {
    generic:
      'grupo grupos tarde segundo segunda usuário equipe produto produtos projeto projetos processo pergunta mundo trabalho número caso pessoas metade lista resultado valor página problema objetivo tipo texto uso lado item elemento elementos participantes programa progresso digital federal nacional local',
    units: 'ano anos mês meses dia dias semana semanas hora horas minuto minutos euro euros',
    leads: 'o a os as um uma do da dos das de no na nos nas ao seu sua nosso nossa em com por e',
  },
  instruction: /^(?:não )?\p{L}+(?:[aei]r)\b/iu,
  phrases,
};
