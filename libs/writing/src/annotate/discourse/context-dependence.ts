import { QUOTES } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';
import { isStopword } from '../../languages/stop-words.js';
import { openingsOf } from '../../languages/connectives.js';
import { refersBack } from '../../languages/anaphora.js';
import { isUnspaced, prefixKey, rawWords } from '../../languages/words.js';
import { hasAnyOf } from '../../text/text-pattern.js';
import { hasDependentOpening } from '../../languages/dependent-openings.js';
import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';

/** Words of a sentence within which an additive ("also", "instead") refers to the sentence before. */
const HEAD_WORDS = 6;
/** Words of a sentence within which a demonstrative points back, in languages where we look no closer. */
const POINTING_WORDS = 10;
/** Words within which a pronoun has to find its antecedent; later ones nearly always have it in the sentence. */
const SCOPE = 24;

/** `It is important to …`, `it takes six weeks to …`: the pronoun refers to what follows. */
const EXPLETIVE =
  /\bit(?:['’]s| is| was| can be| may be| takes| took| helps| pays| makes sense| seems| appears| turns out)\b(?: \S+){0,5} (?:to|that|if|when|for|because|who|what|how)\b/iu;

const PICKED = oneOf`
  first second third fourth last next other others former latter same rest result results answer reason
  difference goal problem latest`;
/** `It is always a good idea to …` opens with what it speaks of; `It was built to …` does not. */
const OPENING_ADVERBS = String.raw`(?:(?:\p{L}+ly|not|never|always|often|also|still|so|more) )*`;
const SORTS = oneOf`idea mistake practice habit shame pity myth pleasure relief must`;
const JUDGED = String.raw`(?!\p{L}+ed |made |meant |built |set |going |here |there |about )\p{L}+ (?:for \p{L}+ (?:\p{L}+ )?)?`;
const JUDGES = oneOf`to_(?!the_|an?_|our_|my_|his_|her_|their_)\p{Ll} that_(?:we|you|they|i|he|she|people|the|an?|this|our|your|no)_`;
const EXPLETIVE_OPENING = new RegExp(
  String.raw`^it(?:['’]s| is| was| can be| may be| might be| will be) ${OPENING_ADVERBS}(?:(?:an? )?(?:\p{L}+ )?(?:${SORTS}) |${JUDGED})(?:${JUDGES})`,
  'iu',
);

/** English: the subject is counted or picked out of something named before. */
const PICKED_OUT = new RegExp(
  String.raw`^(?:the )?(?:${PICKED})\b(?! (?:of|step is to|time|week|year|quarter|half|[a-z]+ (?:is|was) to)\b)`,
  'iu',
);
/** English: picks some cases out of those named before. */
const OTHER =
  /^in (?:other|some|most|many|both|either|such) (?:cases?|words|instances|situations|ways|places)\b/iu;
const COUNTS = oneOf`
  one two three four five six seven eight nine ten some many most few several none all both each half`;
const COUNTED = new RegExp(
  String.raw`^(?:only |just |about |nearly |almost )?(?:${COUNTS}) (?:of (?:them|these|those|which)|had|have|has|were|was|are|is|said|did|do|went|wanted|came|left)\b`,
  'iu',
);

/** Prepositions that look like connectives and bring their own noun: "In addition to the monument, …". */
const COMPLETE_OPENING =
  /^(?:in addition to|because of|instead of|along with|other than|rather than|as part of|on top of) (?!this|that|these|those|it|them|such)/iu;

const SEVERAL = /^(?:they|them|their|theirs)$/u;
/** Can be several, or anybody. */
const OF_SEVERAL =
  /(?:[^s]s|people|children|men|women|police|staff|team|crowd|crew|group|couple|family|public|who|one|body|each|every|and|anyone|reader|user|person|government|company|council)$/iu;
/** Ends as a plural does, and is none. */
const NO_PLURAL =
  /^(?:is|was|has|does|this|its|always|as|sometimes|perhaps|besides|nowadays|afterwards|across|unless|thus|yes|us)$/iu;
const SOMEBODY = /^(?:he|him|his|she|her|hers)$/u;
/** A name, or a word for a person. */
const OF_SOMEBODY =
  /^\p{Lu}|(?:er|or|\p{L}{3}ist|ian|man|woman|boy|girl|child|person|one|body|aunt|who|chief|clerk)$/u;

/** Whether a word of the sentence before `at` can be the antecedent of the English pronoun at `at`. */
function hasAntecedent(words: readonly string[], at: number, pronoun: string): boolean {
  return words.slice(0, at).some((word, place) => {
    // "18F certainly runs into them": a verb is no antecedent
    const isVerb = /(?:ly|\d\p{Lu}|^(?:he|she|it|who|which|that))$/u.test(words[place - 1] ?? '');
    if (SEVERAL.test(pronoun))
      return !(isVerb && word.endsWith('s')) && OF_SEVERAL.test(word) && !NO_PLURAL.test(word);
    if (pronoun === 'it' && place === 0 && word.endsWith('ing')) return false;
    const isTelling = word.length > 2 && !isStopword(word.toLowerCase(), 'en');
    return (
      isTelling &&
      (!SOMEBODY.test(pronoun) || OF_SOMEBODY.test(place === 0 ? word.toLowerCase() : word) || place === 0)
    );
  });
}

/** `Asked what she would do, Prewett …`: the name follows after the first comma. */
const NAMED_BEHIND = /^[^,]{5,120}, (?:the \p{Ll}+ )?\p{Lu}\p{Ll}/u;

/** "name the inputs … these names" */
const isSameNoun = (one: string, other: string): boolean =>
  one.length > 3 && prefixKey(one) === prefixKey(other);

/** `Not everyone can travel, but this does not mean …`: the clause before it in the sentence is what it means. */
const CLAUSE_WORDS = 5;
const COORDINATES = /^(?:but|and|so|yet)$/iu;
const VERB = /^(?:is|was|does|did|means|meant|can|could|will|would|has|had|may|might)(?:n['’]t)?$/iu;

/** "this Thursday, 26 December", "at the end of this 2017 season"; "those who" says itself who is meant. */
const SAID_BEHIND = new RegExp(
  String.raw`^(?:${oneOf`
    \p{L}{3,6}day christmas easter january february april june july august (?:sept|nov|dec)ember october
    (?:19|20)\d\d who that which`})$`,
  'u',
);

/** Whether a demonstrative at `at` points at something named before the sentence. */
function pointsBack(words: readonly string[], at: number, { demonstratives, times }: DiscourseSets): boolean {
  const word = words[at]?.toLowerCase() ?? '';
  const next = words[at + 1]?.toLowerCase() ?? '';
  if (!demonstratives.has(word) || (word === 'such' && next === 'as')) return false;
  if (words.slice(0, at).some((each) => isSameNoun(each, next))) return false;
  if (at >= CLAUSE_WORDS && COORDINATES.test(words[at - 1] ?? '') && VERB.test(next)) return false;
  return !times.has(next) && !SAID_BEHIND.test(next);
}

const QUOTED_WITHIN = /[“„"](?<=\p{L},? .)[^“”„"]*[”“"]/gu;

/** What a sentence is the first of. */
export type Opens = '' | 'paragraph' | 'section';

/** Under a heading "these notes" are its own; "it", "this is" and "this one" mean something said before. */
const isBare = (word: string, next: string): boolean =>
  word === 'it' || (/^th(?:is|at)$/u.test(word) && (next === 'one' || VERB.test(next)));

/** Joins a paragraph to all before it; the sentence before has not what it takes. */
const ALSO = /^(?:also|again|auch|también|aussi|anche|também|ook|också)$/u;
const isAdding = (word: string, next: string, opens: Opens): boolean =>
  !(opens !== '' && ALSO.test(word)) && !(word === 'instead' && next === 'of');

const isNamedBehind = (pronoun: string, word: string, text: string): boolean =>
  SOMEBODY.test(pronoun) && NAMED_BEHIND.test(text) && !text.slice(0, text.indexOf(',')).startsWith(word);

/** "It is this Jesus who": a name says who is meant. */
const isNamed = (word: string, next: string): boolean => word === 'this' && /^\p{Lu}\p{Ll}/u.test(next);

/** Whether a word refers to something before the sentence: an additive, a pronoun or a demonstrative. */
function refersWithin(text: string, language: string, opens: Opens): boolean {
  const sets = discourseOf(language);
  if (sets === null) return false;
  // what a speaker calls "this" is in their own words
  const words = rawWords(text.replace(QUOTED_WITHIN, ' '), language);
  const isEnglish = language === 'en';
  const isExpletive = isEnglish && EXPLETIVE.test(text);
  return words.slice(0, SCOPE).some((word, at) => {
    const lower = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d)$/u, '');
    const next = words[at + 1] ?? '';
    if (at < HEAD_WORDS && sets.additives.has(lower)) return isAdding(lower, next, opens);
    if (opens === 'section' && !isBare(lower, next)) return false;
    if (isEnglish && sets.pronouns.has(lower)) {
      const isKnown = (isExpletive && lower === 'it') || isNamedBehind(lower, word, text);
      return !isKnown && !hasAntecedent(words, at, lower);
    }
    return (isEnglish ? !isNamed(lower, next) : at < POINTING_WORDS) && pointsBack(words, at, sets);
  });
}

/** English: refers to what is shown or seen "here". */
const HERE =
  /\b(?:happening|going on|doing|seen|shown|used) here\b|\bhere[.!]$|\b(?:did|do|done|got|went|go|been|was|were) there[.!?]$/iu;
/** English: turns against or adds to what was said, in the middle or at the end of a sentence. */
const PARENTHETIC =
  /, (?:however|though|too|in turn|for example|for instance|therefore|as well|meanwhile),| though,|,? (?:too|though|as well|respectively|instead)[.!?:]["”]?(?:$| )/iu;
const LISTED = oneOf`
  way reason example option method step approach idea thing benefit problem solution tip question`;
/** English: one of several, or another one. */
const ONE_OF = new RegExp(
  String.raw`^(?:one|a second|a third|another|the other) (?:${LISTED})\b(?! (?:to|of|for|we|i|you|that)\b)|^another\b|\b(?:is|was|are|were) another\b`,
  'iu',
);
/** Words that do not follow a demonstrative `that`. */
const NOT_NOUNS = oneOf`
  is are was were we they it he she you i the a an this will would can could has have had may might must do
  does did not all there`;
/** English: "embodied that product vision", "despite that, I went"; not a relative clause. */
const THAT_NOUN = new RegExp(
  String.raw`\b(?:of|in|on|to|for|with|from|by|about|at|into|and|than|despite|since|after|during) that(?:,| (?!${NOT_NOUNS})\p{Ll}{3,}\b)`,
  'iu',
);
/** English: refers to something done, said or compared before. */
const REFERRED = new RegExp(
  oneOf`
    \b(?:do|does|did|doing|done)_(?:exactly_|just_|precisely_)?(?:that|so(?!_far)|this|the_same)\b
    ^(?:as|like|just_as)_with_(?:the|any|all|other)\b
    \ball_of_(?:that|this)\b
    \bthe_(?:last|previous|first|second|above)_example\b
    ^with_the_[^,]{3,30}_in_place\b`,
  'iu',
);
/** "For only when …" gives the reason of what was said; "the second 100", "the second." and "in the years since" count on. */
const COUNTS_ON =
  /^in the (?:\p{L}+ ){1,2}since,|^for (?:i|we|he|she|they|it|you|there|man|only|this|in)\b(?! \p{L}+,)|\bthe (?:first|second|third|other) \d|\bthe (?:second|third|latter|former|other)[.,;!?]/iu;
/** "Even just expanding it …" continues with an example, "Vance continues, …" with what was quoted before. */
const GOES_ON = /^even (?:just|then|so|now)\b|^\p{L}+ (?:continue[sd]|add(?:s|ed)|goes on|went on),/iu;
/** "It does not take that long now", "remove both lines", "the expanded version of the above". */
const MEASURED =
  /\b(?:not|n['’]t|quite|all) (?:\p{L}+ )?that (?:long|much|many|often|far|big|small|good|bad|hard)\b|\bboth (?!of\b|the\b|sides\b|\p{L}+ and\b|\p{L}+ \p{L}+ and\b)\p{Ll}{3,}s\b|\bthe above\b/iu;
const leansInEnglish = hasAnyOf([
  MEASURED,
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

function opensDependent(bare: string, language: string): boolean {
  const { standing, dangling, droppable } = openingsOf(language);
  return (!standing.for(bare).test(bare) && dangling.for(bare).test(bare)) || droppable.for(bare).test(bare);
}

/** "This was the tension we met: writing for action and flexibility." It says itself what "this" is. */
const CATAPHORIC = /^(?:this|that|here) (?:is|was) (?:the|our|my|what) [^:]{3,120}: (?:\S+ ){2}\S+/iu;

const OPENED = new RegExp(String.raw`^['(\s${QUOTES}]+`, 'u');

/** Whether a sentence needs the one before it; one that opens a paragraph or a section needs less. Every step of the writer asks here. */
export function isContextDependent(text: string, language: string, opens: Opens = ''): boolean {
  const bare = text.replace(OPENED, '').replace(/ \([^()]*\)/gu, '');
  const within = (): boolean => refersWithin(bare, language, opens);
  if (language === 'en') {
    if (CATAPHORIC.test(bare)) return false;
    if (EXPLETIVE_OPENING.test(bare)) return within();
    if (COMPLETE_OPENING.test(bare)) return /\balso\b/iu.test(bare) || within();
  }
  if (hasDependentOpening(text.replace(/[:：]$/u, '.'), language) || opensDependent(bare, language))
    return true;
  if (isUnspaced(text)) return false;
  if (refersBack(text, language) || within()) return true;
  return language === 'en' && leansInEnglish(bare);
}
