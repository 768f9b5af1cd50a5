import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { ContextRules } from '../context.types.js';
import { EXPLETIVE, isBare, isClear } from './clear.js';
import { isFragment } from './fragments.js';
import { leans } from './leaning.js';

/** `It is always a good idea to …` explains its pronoun; `It was built to …` does not. */
const OPENING_ADVERBS = String.raw`(?:(?:\p{L}+ly|not|never|always|often|also|still|so|more) )*`;
const SORTS = oneOf`idea mistake practice habit shame pity myth pleasure relief must`;
const JUDGED = String.raw`(?!\p{L}+ed |made |meant |built |set |going |here |there |about )\p{L}+ (?:for \p{L}+ (?:\p{L}+ )?)?`;
const JUDGES = oneOf`to_(?!the_|an?_|our_|my_|his_|her_|their_)\p{Ll} that_(?:we|you|they|i|he|she|people|the|an?|this|our|your|no)_`;
const EXPLETIVE_OPENING = String.raw`^it(?:['’]s| is| was| can be| may be| might be| will be) ${OPENING_ADVERBS}(?:(?:an? )?(?:\p{L}+ )?(?:${SORTS}) |${JUDGED})(?:${JUDGES})`;
/** Prepositions that look like connectives but have a noun: "In addition to the monument, …". */
const COMPLETE = oneOf`
  in_addition_to because_of instead_of along_with other_than rather_than as_part_of on_top_of`;

const DETERMINED = /\b(?:the|an?|our|my|your|his|her|their|this|that|each|every|no|one|any) \p{L}/iu;
const IT = /\b(?:it|its|itself)\b/iu;
const HALF_COMPARED =
  /^(?:in|on|at|by|for|during|after|before|since|with|from|under|until) (?!(?:case|order)\b)(?:[^\s,]+ ){1,6}?it (?:was|is|had|has|came|fell|rose|took|cost)\b/iu;

/** "the very middle of", before "it": a part of it is not what it means. */
const PART_OF = /(?<!\p{L})(?:the|an?|each|every|no|one|any) (?:\p{L}+ ){1,2}(?:of|in) $/iu;

export function leansOnIt(text: string): boolean {
  const at = text.search(IT);
  if (HALF_COMPARED.test(text)) return true;
  return at >= 0 && !EXPLETIVE.test(text) && !DETERMINED.test(text.slice(0, at).replace(PART_OF, ''));
}

const COMPARED = oneOf`older newer bigger smaller better worse faster slower cheaper earlier later`;
const ADDS = new RegExp(
  [
    String.raw`\b(?:${oneOf`also too(?!_(?:many|much|few|far|little)) instead(?!_of) either as_well(?!_as) likewise (?<=,_)in_particular(?=,)`})\b`,
    String.raw`\b(?:something|anything|anyone|those|the) (?:${COMPARED})\b(?! than)`,
    String.raw`\bthe (?:last|other|first|second|third|same) (?:one|ones|two|three)\b`,
    String.raw`\bthe (?:second|third|fourth|fifth|sixth|seventh)(?= (?:you|we|i|they|he|she|it|was|is)\b|[.,])`,
    // "…, do we?" asks for assent to what is said before
    String.raw`, (?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should)(?:n['’]t)? (?:i|we|you|he|she|it|they|there)\?$`,
  ].join('|'),
  'iu',
);

/** A subordinate clause without a main clause: "If you can see early on that … needs." */
const HALF = new TextPattern(/^(?:if|because|although|unless|since|which|so that)\b[^,;—–]*\.$/iu);
/** A main clause without a comma before it: "If you have a grinder you should …". */
const CONTRACTED = String.raw`['’](?:ll|s|re|d|ve)`;
const AUXILIARIES = oneOf`should will won['’]t can may must would could had have is are`;
const HAS_MAIN = new RegExp(
  String.raw`^(?:if|because|although|unless|since)\b(?: \S+){3,} (?<!\b(?:${oneOf`that what how who which when and or where`}) )(?:you|we|i|it|they|he|she)(?:${CONTRACTED}|(?: \p{L}+)? (?:${AUXILIARIES}))\b`,
  'iu',
);

const GLAD = oneOf`great good wonderful glad happy honou?red grateful delighted an_honou?r a_pleasure`;

/** "As they moved to the coast, Lindholm Nets grew." */
const NAMED_BEHIND = String.raw`(?:As|When|While|After|Before|Once|Since|Although) (?:they|it) [^,;:.?!]{3,90}, (?!I\b|\p{L}+day\b)(?:\p{Lu}[\p{L}.-]+ (?:\p{Lu}\p{L}+ )?|\p{L}+\.\p{L}{2,4} )(?:\p{Ll}+)`;
/** "Here's the catch: …" is one of something above. */
const CATCHES = oneOf`right_ wrong_ (?:\p{L}+_)?(?:catch|problem|snag|rub|twist|kicker|downside|drawback|exception)\b`;
const ANNOUNCED = String.raw`(?:(?:[Tt]his|[Tt]hat|[Hh]ere) (?:is|was)|(?:[Hh]ere|[Tt]his)['’]s) (?:the (?!${CATCHES})|our |my |what )`;

/** "explain this with", before an example. */
const EXPLAINS =
  '(?:explain|illustrate|show|clarify) (?:this|that|it|what i mean)(?: to you)? (?:with|by|using|through)';

export const context: ContextRules = {
  cataphoric: new RegExp(String.raw`^(?:${ANNOUNCED}[^:]{3,120}: (?:\S+ ){2}\S+|${NAMED_BEHIND})`, 'u'),
  complete: new RegExp(
    String.raw`${EXPLETIVE_OPENING}|^(?:${COMPLETE}) (?!this|that|these|those|it|them|such)(?!.*\balso\b)`,
    'iu',
  ),
  isClear,
  isBare,
  leans,
  leansOnIt,
  adds: ADDS,
  isFragment,
  resumes:
    /^after \p{L}+ing [^,]{3,40}, (?:i|we|he|she|they)\b|^the rest of (?!the (?:world|year|day|time)\b)/iu,
  definite:
    /\bthe (?<noun>(?:\p{Ll}[\p{L}-]* ){0,1}?\p{Ll}[\p{L}-]{3,})(?![\p{L}-])(?! (?:of|that|who|which|whose|where|when|in|on|at|for|from|between|to|behind|we|they|i|you|he|she)\b)/giu,
  imagines:
    /\b(?:imagine|let['’]s (?:say|assume|suppose)|suppose|fictional|hypothetical(?:ly)?|for the sake of)\b/iu,
  exemplifies: new RegExp(
    String.raw`\b(?:${EXPLAINS}|let me give(?: you)?|here(?:['’]s| is)|^(?:take|consider)) (?:an?|one|another) (?:simple |quick |small |real |concrete )?example\b`,
    'iu',
  ),
  concludes:
    /^(?:(?:this|that)(?: is|['’]s) why|(?:this|that|the example) (?:shows|proves|illustrates)|for (?:this|that) reason)\b/iu,
  isHalf: (text) => HALF.for(text).test(text) && !HAS_MAIN.test(text),
  // "Thank you.", "It's great to be with so many of you"
  greeting: new RegExp(
    String.raw`^(?:(?:so|well|hello|hi)[,!.] )?(?:thank you|thanks\b|good (?:morning|afternoon|evening)|(?:it(?:['’]s| is)|i(?:['’]m| am)) (?:(?:so|such|very|deeply|also) )*(?:${GLAD}) to (?:be|join))`,
    'iu',
  ),
};
