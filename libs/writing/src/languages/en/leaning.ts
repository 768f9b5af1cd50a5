import { oneOf } from '../../text/one-of.js';
import { hasAnyOf } from '../../text/text-pattern.js';

const PICKED = oneOf`
  first second third fourth last next other others former latter same rest latest`;
const SIDES = oneOf`result results answer reason difference goal problem`;
const WEIGHED = oneOf`
  drawback downside catch snag disadvantage exception caveat complaint difference problem reason goal`;
/** What follows the side of something that is named above: not "between cats and dogs" or "people leave". */
const SAID_OF = oneOf`is are was were will would can could may might has had shows? c[ao]mes?`;
const OF_ABOVE = String.raw`[,:]| (?:(?:${SAID_OF}|\p{L}{2,}ed|(?:that )?(?:i|we|you|they|he|she|it))\b|(?:for|of|in|with|between) (?:this|that|these|those|them|it)[, ])`;
/** The subject is selected from something named before, or a side of it: "the only drawback". */
const PICKED_OUT = new RegExp(
  [
    String.raw`^(?:the )?(?:${PICKED})\b(?! (?:of|step is to|time|week|year|quarter|half|[a-z]+ (?:is|was) to)\b)`,
    String.raw`^(?:(?:the )?(?:${SIDES})|(?:the|my|our) (?:short|long|simple|quick|honest|obvious) answer|the (?:only|main|one|biggest) (?:${WEIGHED}))(?:${OF_ABOVE})`,
  ].join('|'),
  'iu',
);
/** Selects some of the cases named before. */
const OTHER =
  /^in (?:other|some|most|many|both|either|such) (?:cases?|words|instances|situations|ways|places)\b/iu;
const COUNTS = oneOf`
  one two three four five six seven eight nine ten some many most few several none all both each half`;
const COUNTED = new RegExp(
  String.raw`^(?:only |just |about |nearly |almost )?(?:${COUNTS}) (?:of (?:them|these|those|which)|had|have|has|were|was|are|is|said|did|do|went|wanted|came|left)\b`,
  'iu',
);

/** Refers to something shown or seen "here". */
const HERE =
  /\b(?:happening|going on|doing|seen|shown|used) here\b|\bhere[.!]$|\b(?:did|do|done|got|went|go|been|was|were) there[.!?]$/iu;
/** Contradicts or continues earlier text, in the middle or at the end of a sentence. */
const PARENTHETIC =
  /, (?:however|though|too|in turn|for example|for instance|therefore|as well|meanwhile),| though,|,? (?:too|though|as well|respectively|instead)[.!?:]["”]?(?:$| )/iu;
const LISTED = oneOf`
  way reason example option method step approach idea thing benefit problem solution tip question`;
/** One of several, or another one. */
const ONE_OF = new RegExp(
  String.raw`^(?:one|a second|a third|another|the other) (?:${LISTED})\b(?! (?:to|of|for|we|i|you|that)\b)|^another\b|\b(?:is|was|are|were) another\b`,
  'iu',
);
/** Words that cannot follow a demonstrative `that`. */
const NOT_NOUNS = oneOf`
  is are was were we they it he she you i the a an this will would can could has have had may might must do
  does did not all there from which`;
/** "embodied that product vision", "despite that, I went"; not a relative clause. */
const THAT_NOUN = new RegExp(
  String.raw`\b(?:of|in|on|to|for|with|from|by|about|at|into|and|as|than|despite|since|after|during) that(?:,| (?!${NOT_NOUNS})\p{Ll}{3,}\b)`,
  'iu',
);
/** Refers to something done, said or compared before. */
const REFERRED = new RegExp(
  oneOf`
    \b(?:do|does|did|doing|done)_(?:exactly_|just_|precisely_)?(?:that|so(?!_far)|this|the_same)\b
    ^(?:as|like|just_as)_with_(?:the|any|all|other)\b
    \ball_of_(?:that|this)\b
    \bthe_(?:last|previous|first|second|above)_example\b
    ^with_the_[^,]{3,30}_in_place\b`,
  'iu',
);
/** "For only when …" and "For one must …" explain earlier text; "the second 100", "the second.", "is that last one" and "in the years since" continue a count. */
const COUNTS_ON = new RegExp(
  [
    String.raw`^in the (?:\p{L}+ ){1,2}since,|^for (?:(?:i|we|he|she|they|it|you|there|man|only|this|in)\b(?! \p{L}+,)|one (?:must(?!-)|can(?! (?:of|opener|with|in)\b)|cannot|should)\b)`,
    String.raw`\bthe (?:first|second|third|other) \d|\bthe (?:second|third|latter|former|other)[.,;!?]`,
    String.raw`\b(?:is|was|are|were) (?:that|the) (?:last|first|second|third|latter|former) (?:one|kind|sort|type)[.!]`,
  ].join('|'),
  'iu',
);
/** "Even just expanding it …" and "You could even …" continue with an example, "Vance continues, …" with a quotation. */
const GOES_ON =
  /^even (?:just|then|so|now)\b|^(?:i|we|you|they|he|she) (?:can|could|may|might) even\b|^\p{L}+ (?:continue[sd]|add(?:s|ed)|goes on|went on),/iu;
const VERBS = oneOf`can is are was were will would could has have had may`;
/** "All the data is", "since then" and "Chances are, that change will" refer to earlier text. */
const TAKEN_UP = new RegExp(
  [
    String.raw`^all the \p{Ll}+ (?:${VERBS})\b`,
    String.raw`^[^,;—–]*\b(?:since|by|until|back) then\b`,
    String.raw`^(?:\p{L}+ )?\p{L}+, that \p{Ll}{3,} (?:${VERBS})\b`,
  ].join('|'),
  'iu',
);
/** "A couple of examples are …": says of what only above. */
const EXAMPLES =
  /^(?!each\b|every\b)(?:\p{L}+ ){0,4}examples? (?:include|is|are|was|were|would|could|might|may|can)\b/iu;
/** "A combination of all three factors", "You can drink it as is": names what is counted or done above. */
const COUNTED_ABOVE =
  /\ball (?:three|four|five|six|seven) (?:\p{L}+ )?\p{Ll}{3,}s\b|\bas is(?=[.,;!]| (?:in|on|over|with|at|for|and|or|but)\b)/iu;
/** "It does not take that long now", "remove both lines", "the expanded version of the above". */
const MEASURED =
  /\b(?:not|n['’]t|quite|all) (?:\p{L}+ )?that (?:long|much|many|often|far|big|small|good|bad|hard)\b|\bboth (?!of\b|the\b|sides\b|\p{L}+ and\b|\p{L}+ \p{L}+ and\b)\p{Ll}{3,}s\b|\bthe above\b/iu;
/** "In Ghent, a similar law …", "A scale, a similar tool, …": does not say similar to what. */
const SIMILAR = /^(?:[^,]{2,40}, )?an? (?:\p{L}+ly )?similar \p{L}+(?!\p{L}| (?:to|as|in)\b)/iu;
const DOES = oneOf`is was has had will would can could may might does did means makes takes works gives helps`;
const WHEN = oneOf`before again now already often once twice today myself ourselves alone anymore`;
/** "I still don't know how I afforded that.", "I felt that before.", "I love that this integrates with Twitter": no earlier clause explains the pronoun. */
const MEANT = new RegExp(
  String.raw`^[^,;:—–]*\b(?:th(?:at|is|ese|ose)(?: (?:${WHEN}))?[.!]["”]?$|(?:that|if|how|because|when|whether) this (?:${DOES}|\p{Ll}{3,}(?:ates|i[sz]es|ifies))\b)`,
  'iu',
);
/** "You should use the same rule when …": the sentence does not say the same as what. */
const SAME =
  /^(?:i|we|you) (?:\p{L}+ ){0,2}(?:use|appl|follow)\p{L}* the same\b(?!.*\b(?:as|that|both|all)\b)/iu;
const PERIODS = oneOf`seconds? minutes? hours? days? weeks? months? years?`;
/** "A few minutes later, my mother called me again", "she says some applied for it": continues earlier text. */
const BEFORE = new RegExp(
  [
    String.raw`^(?:only |just |about )?(?:an?(?: few| couple of)?|${COUNTS}|\d+) (?:${PERIODS}) later\b`,
    String.raw`^(?!.*\b(?:never|not)\b).*\b(?:\p{L}{2,}ed|told|rang|wrote|met|saw) (?:me|us|him|her|them) again\b`,
    String.raw`(?:^|\b(?:claims?|says?|said|that|thinks?|believes?) )some \p{L}{2,}ed (?:for|to|in|on|at|with|by|from|out|up|off|the|an?)\b`,
  ].join('|'),
  'iu',
);
/** "Once the frame has been glued, you …": a step above made it. What only happens is no step: "When the soup has been eaten, Ann sleeps." */
const DONE = String.raw`(?:once|after|as soon as|when) the (?:\p{L}+ ){1,2}(?:has|have) been (?:\p{L}+ly )?\p{L}{2,}(?:ed|en|t)\b`;
const ASKED = String.raw`[^.!?]{0,60} you\b|[^,.!?]{0,60}, (?:then )?(?!is\b|has\b)\p{Ll}+ (?:the|your|it|them|on|an?)\b`;
const STEP_DONE = new RegExp(`^${DONE}(?:${ASKED})`, 'iu');
/** "It is even more important that …": compares with what is said above, unless the sentence has both sides. */
const COMPARED =
  /^(?!.*\bthan\b|.*[,;:—–] (?:and|but|or|yet)\b).*(?:\b(?:is|are|was|were|becomes?|became)|['’]s) even (?:more|less) \p{Ll}/iu;
/** What may have something of its own: "guests", "the crew", "people". */
const OWNERS = oneOf`
  the an? my our your this that these those each every any some one who people children men women everyone everybody
  someone somebody anyone anybody others staff`;
/** "I still remember opening their first shop": no word before it says whose. */
const OWNED = new RegExp(
  String.raw`^(?:I|We)(?:['’](?:ve|d|m|re))? (?:(?!(?:${OWNERS})\b|(?!always\b|perhaps\b)\p{L}{3,}s\b)\p{Ll}+ ){1,4}(?:their|his) (?!own\b)\p{L}`,
  'u',
);
/** "On the pier? It took a day.": asks of another place than the text above. */
const ASKED_OF = /^(?:on|in|at|for|with|from|under) (?:the|our|my|your) (?:\p{L}+ )?\p{L}+\?$/iu;
/** Whether a sentence refers to earlier text anywhere. */
export const leans = hasAnyOf([
  OWNED,
  ASKED_OF,
  TAKEN_UP,
  COMPARED,
  BEFORE,
  STEP_DONE,
  MEASURED,
  EXAMPLES,
  COUNTED_ABOVE,
  MEANT,
  SAME,
  SIMILAR,
  GOES_ON,
  COUNTS_ON,
  REFERRED,
  THAT_NOUN,
  HERE,
  PICKED_OUT,
  OTHER,
  COUNTED,
  PARENTHETIC,
  ONE_OF,
]);
