import { oneOf } from '../../text/one-of.js';
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
import { context } from './context.js';
import { style } from './style/style.js';
import { topics } from './topics.js';
import { phrases } from './phrases.js';

const NOT_ONLY = String.raw`not (?:just|only|merely|simply)(?!\p{L})`;
const IS_NOT = String.raw`(?:isn|aren|wasn)['’]t (?:just|only|merely|about)(?!\p{L})`;
const BUT = oneOf`but it['’]s they['’]re it_is`;
const IS_IT = oneOf`it['’]s they['’]re it_is but`;
const INSTRUCTING = oneOf`
  use make be do get keep know ask write read start stop avoid add build find give try test share plan check
  set show \p{L}+i[sz]e`;
const OBJECTS = oneOf`
  an? the your our it them with to from only up out everything something all every each what one two`;
const NOT_VERBS = oneOf`the an? our my his her their what why how when where who is are`;
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
      new RegExp(
        String.raw`(?<!\p{L})(?:${NOT_ONLY}[^.!?\n]{2,90}?(?<!\p{L})(?:${BUT})|${IS_NOT}[^.!?\n]{2,90}?[.,;—–]\s*(?:${IS_IT}))(?!\p{L})`,
        'giu',
      ),
    ),
  },
  discourse,
  topics,
  context,
  style,
  pastEnding: /ed$/u,
  instruction: new RegExp(
    String.raw`^(?:(?:always|never|do not|don['’]t) \p{L}+|\p{L}+ly (?!\p{L}+(?:ed|ing)\b)\p{L}+|(?!(?:${NOT_VERBS})\b|\p{L}+(?:s|ing|ed|ion|ment|ness|ity)\b)\p{L}+ (?:${OBJECTS})\b|(?:${INSTRUCTING})\b)`,
    'iu',
  ),
  phrases,
};
