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
/** Verbs that instruct even without an object. */
const INSTRUCTING = oneOf`
  use make be do get keep know ask write read start stop avoid add build find give try test share plan check
  set show \p{L}+i[sz]e`;
const OBJECTS = oneOf`
  an? the your our it them with to from only up out everything something all every each what one two`;
const NOT_VERBS = oneOf`the an? our my his her their what why how when where who is are`;
const BODY = oneOf`meeting session assembly`;
const PROCEDURE: readonly string[] = [
  String.raw`\b(?:open|start|clos|adjourn|end)ed (?:the|this) (?:${BODY})\b|\b(?:${BODY}) (?:was )?(?:began|opened|started|closed|adjourned|ended|called)\b`,
  String.raw`\bminutes\b.{0,80}\b(?:approved|agreed|accepted|adopted|correct|true|confirmed)\b|\bintroduc(?:e themselves|tions? of)\b`,
  String.raw`^(?:no )?(?:apologies|declarations?)\b|\bapologies (?:had been |have been |were )?received\b`,
  String.raw`\bdeclar(?:ed|ations?|es) (?:of |an )?interests?\b|^[^.]{0,40}\b(?:present|in attendance)(?:[:–—]|\.$| (?=\p{Lu}))`,
  String.raw`^(?:minutes|notes) (?:taken|submitted|prepared|recorded)\b|^(?:to be )?signed\b|\S@\S+\.\w{2}|^(?:the )?(?:date .{0,20})?next meeting\b`,
];
/** Not "flowers were moved to the park". */
const MOVES =
  /(?<!\b(?:is|are|was|were|be|been|being) )\b(?:moved to|motioned to|(?:made|proposed) a motion|a (?:motion was made|proposal) to)\b/iu;
const SETTLES = [
  String.raw`\bmotion to \p{L}+ (?:passed|carried)\b|\bno(?: one|body) (?:was )?opposed\b|\bno objections?\b`,
  String.raw`\bmotion\b.*\bwas tabled\b|\bvote was in favou?r\b|\bso \p{Lu}[^.]{2,60} (?:is|are)\b`,
];

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
  assent:
    /^(?:of course|sure|yes|yeah|absolutely|certainly|definitely|exactly|right|(?:great|good) question|thank you|thanks)[.!]$/iu,
  instruction: new RegExp(
    String.raw`^(?:(?:always|never|do not|don['’]t) \p{L}+|\p{L}+ly (?!\p{L}+(?:ed|ing)\b)\p{L}+|(?!(?:${NOT_VERBS})\b|\p{L}+(?:s|ing|ed|ion|ment|ness|ity)\b)\p{L}+ (?:${OBJECTS})\b|(?:${INSTRUCTING})\b)`,
    'iu',
  ),
  motions: {
    nominates: /\bnominated\b/iu,
    moves: MOVES,
    settles: new RegExp(SETTLES.join('|'), 'iu'),
    tables: /\bmotion to table (?:passed|carried)\b/iu,
  },
  procedure: new TextPattern(new RegExp(`(?:${PROCEDURE.join('|')})`, 'iu')),
  phrases,
};
