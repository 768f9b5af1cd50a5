import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { TextPattern } from '../../text/text-pattern.js';
import { lexicon } from './lexicon.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { polarity } from './polarity.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { times } from './times.js';
import { nameGrammar } from './name-grammar.js';
import { discourse } from './discourse.js';
import { phrases } from './phrases.js';

export const ENGLISH: Language = {
  ...NEUTRAL,
  code: 'en',
  lexicon,
  anaphora,
  connectives,
  numerals,
  polarity,
  opposites,
  relations,
  times,
  nameGrammar,
  tells: {
    flip: new TextPattern(
      /(?<!\p{L})(?:not (?:just|only|merely|simply)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})(?:but|it['’]s|they['’]re|it is)|(?:isn|aren|wasn)['’]t (?:just|only|merely|about)(?!\p{L})[^.!?\n]{2,90}?[.,;—–]\s*(?:it['’]s|they['’]re|it is|but))(?!\p{L})/giu,
    ),
  },
  discourse,
  instruction:
    /^(?:(?:always|never|do not|don['’]t) \p{L}+|\p{L}+ly (?!\p{L}+(?:ed|ing)\b)\p{L}+|(?!(?:the|an?|our|my|his|her|their|what|why|how|when|where|who|is|are)\b|\p{L}+(?:s|ing|ed|ion|ment|ness|ity)\b)\p{L}+ (?:an?|the|your|our|it|them|with|to|from|only|up|out|everything|something|all|every|each|what|one|two)\b|(?:use|make|be|do|get|keep|know|ask|write|read|start|stop|avoid|add|build|find|give|try|test|share|plan|check|set|show|\p{L}+i[sz]e)\b)/iu,
  phrases,
};
