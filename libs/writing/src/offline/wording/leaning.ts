import { TextPattern } from '../../text/text-pattern.js';
import { refersBack } from '../../languages/anaphora.js';
import { contentKeys, countWords, prefixKey } from '../../languages/words.js';
import { namesNoThings, pointsAtThing } from './pointing.js';

/** "This" or "these" for a thing named before: "That will help with this." */
const EN_BARE = new TextPattern(
  /\bwhether (?:this|these)\b|\b(?:this|these)(?=[.,;:!?]|$| (?:is|are|was|were|means|can|will|has|have|could|should|may|might|and|to|later|in|with|by|at|for|on|from|as|when|because|if|they|we|you)\b)/iu,
);
const EN_PRONOUN = new TextPattern(
  /\b(?:it|its|they|them|their|this|these|those|he|him|his|she|her)\b(?!['’]s (?:important|easy|hard))/iu,
);
const EXPLETIVE =
  /^it (?:easy|easier|hard|harder|possible|clear|takes|helps|(?:is|was|can be|may be|might be|will be|would be) (?:important|easy|easier|hard|harder|difficult|possible|clear|tempting|tough))\b/iu;
/** An object cannot stand for the subject of its own clause: "Roses like them", "Keller spent £300 of it". */
const EN_OBJECT = new TextPattern(
  /^((?:(?![,;:—–]| - ).)*?)\s(?:it|them|him|(?<=\b(?:of|to|for|with|by|like|from) )her|her(?=[.!?]))(?!\p{L})/iu,
);
const CLAUSE_STARTS =
  /\b(?:that|which|who|whom|whose|when|where|while|if|because|so|as|until|before|after|and|but|or|than|what|how|why|once|since|to|for)\b|\p{L}ing\b/iu;
/** Compares with, or goes on from, what was said before. */
const EN_BACKWARD = new TextPattern(
  /\b(?:since then|than before|as before|otherwise|the rest|the others?|that way|either way|own none|none do|by then|back then|the same way|for the same \p{L}+|(?:the|both|these) (?:two|three|four) \p{Ll}+|\p{L}+ one in \p{L}+)\b(?=[.!?]|$)|^(?:for the same|somebody else|someone else|nobody else|no one else)\b(?! (?:of|from|in|for|to|on|about|that)\b)|\b(?:since then|the rest)\.$|\b(?:they|we|he|she|it|you|i) (?:do|does|did) so\b|\b(?:told|asked|assured|reminded) (?:him|her|them)\.$/iu,
);

/** A number or a possessive that stands for things named before: "Only nine had forgotten", "Ours hangs in the kitchen". */
const NUMBER =
  '(?!(?:19|20)\\d\\d )(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\p{L}+)?|most|many|some|several|few|none|half|all)';
const EN_ELLIPSIS = new TextPattern(
  new RegExp(
    `^(?:only |just |about |nearly |almost |another |the other )?${NUMBER} (?:of (?:them|these|those)|had|have|has|said|say|told|were|was|are|is|did|do|went|could|would|wanted|came|left|stayed|chose|agreed|failed|\\p{Ll}+ed (?:to|from|by|in|at|out|up|off|away|back|with|for|on))\\b|^(?:if |when |once )?(?:ours|yours|theirs|mine|hers) |^(?:if |when |once )?an? (?:second|third|fourth|fifth) (?:gets?|is|was|comes?|came|has|had|follows?|followed)\\b`,
    'iu',
  ),
);
/** What came before, or comes next, in the telling: "Before, it took weeks", "Over a year that came to €61,200", "We tried the obvious first." */
const EN_TELLING = new TextPattern(
  /^(?:at|with|for) [^,]*\d[^,]*, (?:it|they)\b|^(?:of|among|unlike|like|compared (?:to|with)|as with|besides) [^,]{2,60}, (?:it|they|he|she)\b|^(?:before|since|at the time|at first|so far|soon|by now|afterwards), |^(?:in between|by then|until then|back then|at that point)\b|\b(?:tell|know|say|explain|ask|asked|wonder|wondered) (?:\p{L}+ )?(?:why|how|so)\.$|\b(?:after|before|of|by|with|than) (?:one|two|three|four|five|six)(?=[.:,;])|^(?:over|in|by|within|after|for|at|on|per) (?:\S+ ){1,4}(?:that|this) (?:came|comes|adds up|added up|amounts|amounted|works out|worked out) (?:to|at)\b|^(?:\S+ ){1,11}(?:first|instead|too|either|anyway|again|as well)\.$|^nothing (?:changed|happened|helped|worked)\b/iu,
);
/** A time counted from what was told: "Two weeks later", "Over the next few weeks, we met"; not "In the next two years we will build". */
const EN_LATER = new TextPattern(
  /^(?:[\p{L}\d,.-]+ ){1,3}(?:minutes?|hours?|days?|weeks?|months?|years?|decades?) later\b|^later (?:that|the same) |^(?:the|that) same (?:day|week|month|year|night|morning|afternoon|evening|spring|summer|autumn|winter)\b|^(?:over|in|during|for|within) the (?:next|following|first) (?:few |couple of |\p{L}+ |\d+ )?(?:hours?|days?|weeks?|months?|years?)\b(?! (?:of|after|since|on|in|at|as)\b)(?!.*\b(?:will|shall|going to|plans? to)\b)/iu,
);
/** Compares with, chooses from or counts what was told: "nearly as quiet and costs half as much", "Orrin sells none", "Guess which one". */
const EN_SHORT_OF = new TextPattern(
  /\b(?:nearly|almost|just|about|half|twice|not) as \p{L}+(?= and\b|[.,;])|\b(?:sells?|sold|has|have|had|offers?|needs?|needed|found|got|makes?|made|wants?|takes?|gives?) (?:none|neither|either)(?=[.,;])|\bwhich one\b|\b(?:says?|said|answers?|answered) (?:yes|no)(?=[.,;])|\bthere (?:is|are|was|were) (?:one|none|some|several)(?= (?:in|on|at|for|per)\b)/iu,
);
/** "For guests from abroad that was a problem": a main clause behind its place, whose subject was told before; no "In a country that is dry, …". */
const EN_PREPOSED = new TextPattern(
  /^(?:for|in|at|on|by|with|from|among|to|under|since|until|after|before|during) [^,;:]{2,80}?,? (?:that|this) (?:was|is|had|has|would|could|will|can|meant|means|changed|worked|failed|mattered)\b(?![^,]*, (?!(?:because|so|and|but|since|as|which|who|where|when|while|although|though|even)\b))/iu,
);
/** Says what kind of thing it is and leaves what it is to the text before: "the problem was not memory". */
const EN_RELATIONAL = new TextPattern(
  /\bthe (?:\p{Ll}+ (?=figure))?(?<thing>rate|number|figure|share|total|difference|situation|problem|solution|answer|result|reason|cause|goal|aim|effect|outcome|alternative|exception|trick|catch)s?\b(?! (?:is|was) (?:that|to)\b)(?=[.,;:!?]|$| (?:is|are|was|were|did|does|fell|rose|went|grew|dropped|doubled|halved|climbed|stayed|changed|has|had|have|will|can|could|should|would|and|or|but|not|by|again)\b)/iu,
);

/** "that hour", "in that case", "in the largest British one", "the second reminder": which one, the text before says. */
const EN_WHICH = new TextPattern(
  /^(?:by|in) comparison, |: (?:yes|no)[.!]$|\bin that case\b|\b(?:want|going|like|try|need|able|plan|have|used|choose|chose) to do (?:that|this|it|so)[.!]$|\b(?:do|does|did|doing|done) so[.!]$|, both \p{Ll}+s (?:can|will|could|should|must|may|have|are|were)\b|\bthat (?:purpose|goal|aim|idea|reason|question|problem|challenge|approach|process|promise|decision|principle|pressure|moment)\b(?! (?:that|which|where|when|of|we|you|i)\b)|\bthis way\b(?! of\b)|\b(?:takes?|took|needs?|needed|costs?) (?:me |us |you |him |her |them )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\.$|^if you forget\b(?! (?:the|your|a|an|to|that|how|what)\b)|\b(?:ask for|take|took|buy|bought|get|got|bring|brought|choose|chose|chosen|pick(?:ed)?|order(?:ed)?|book(?:ed)?|needs?|wants?) one(?= (?:from|at|by|in|on|with|for|before|when|if)\b|[.,;:])|^(?:book|register|sign up|apply|order|reserve|rsvp)(?: online| early)? (?:at|by|via|on|before|here|now|with|in)\b|^(?:\S+ ){1,6}instead(?=[.;,])|^(?:you can )?(?:set|change|choose|adjust) the (?:number|value|limit|size|level)\b(?! of)|\bthe (?:argument|theory|story|saying|logic) goes\b|\bnot so (?:sure|certain)\b|^the (?:rest|others?|remainder)\b(?! of\b)|\b(?:with|of|to|for|about|from|by|like|than) that[.!]$|\bthat (?:hour|day|week|month|year|evening|morning|night|summer|winter|spring|autumn|moment|number|figure|amount|money|question|answer|problem|mistake|rule|list|choice|decision)\b(?! (?:the|when|that|which|who|in which|we|i|you|he|she|they|it)\b)|^(?:(?:in|for|at|with|on|from|of) )?(?:the|an?) (?:\p{L}+ ){1,3}ones?\b(?! (?:who|that|which|of|with|for|in|on|from|to|by)\b)|^(?:(?:if|when|in|at|on|for|with|by) )?the same \p{L}+|^the (?:second|third|fourth|fifth|sixth) (?!quarter|half|edition|annual|world|time|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\p{Ll}+|^the first (?:claim|argument|idea|point|problem|reason|mistake|surprise|option|question|lesson|step|thing|rule|challenge|difference|finding|group)\b/iu,
);

/** What it is like, an example of, or done after, the text before says: "A similar idea …", "Both promotions …", "That done, …". */
const EN_LIKE = new TextPattern(
  /^(?:in |for |with )?(?:an? )?similar \p{Ll}+(?! to\b)|^a case[- ]in[- ]point\b|^(?:one|another|an?) (?:\p{L}+ )?(?:example|instance)(?:[:,]| is| was| of (?:this|that)\b)|^(?:though |although |while |since )?both \p{Ll}{3,}s (?!and\b)|^\p{L}+ (?:established|done|accomplished|completed|finished|settled|sorted), |^(?:it )?turns out (?:i|we|they|it|you) \p{L}+[.!]$/iu,
);

/** What stands for what was told: "The figures say otherwise." */
const EN_TOLD =
  /^the (?<thing>answers?|figures|numbers|results?)\b(?! (?:of|from|in|for|to|on|about|that)\b)/iu;

/** Who or what was named before and goes by its kind now: "The company has agreed …" */
const EN_KIND =
  /^the (?<thing>company|firm|trial|pair|couple|duo|man|woman|boy|girl|move|scheme|decision|deal|incident|measure|ruling|verdict|proposal|author|researcher|team|group|charity|operator)s?\b(?! (?:of|that|which|who|behind|at|in|for|from|on|to)\b)/iu;

function isRelational(text: string, known: ReadonlySet<string>): boolean {
  const found = EN_RELATIONAL.for(text).exec(text) ?? EN_TOLD.exec(text) ?? EN_KIND.exec(text);
  const thing = found?.groups?.['thing'];
  return thing !== undefined && !known.has(prefixKey(thing.toLowerCase()));
}

/** Half of a sentence set as one: "When people I had never met rang me." */
const EN_HALF = new TextPattern(
  /^(?:when|because|although|though|whereas|unless|so that)\b[^,;:—–?]*[.!]$/iu,
);
/** Words of a remark that only its neighbours make sense of. */
export const MAX_ASIDE_WORDS = 5;
/** A few words that set up or round off their neighbours: "There is a cost", "I liked the feeling", "Nobody came". */
const EN_ASIDE = new TextPattern(
  /^(?:there|i|we|the|nobody|nothing|everybody|everything|if|some|that)\b(?!.*\d)/iu,
);

/** "Revenue did not fall.": what came of what was told. */
const EN_TOLD_SHORT =
  /^(?!.*\d)\S+(?: \p{Ll}+)? (?:did|was|were|had|could|would) (?:not|never|hardly|barely)\b/u;

/** A thing with what was done to it and no verb: "Data collected from a public scan", "Whether domains take part". */
const EN_NAMED =
  /^(?:whether|how|why|who|where) (?!.*(?:\?|, (?!(?:and|or|but) )))|^(?:the |an? )?(?:\p{L}+ ){1,3}?\p{L}+ed (?:from|by|with|in|for|on|at|through|during|using)\b(?!.*\b(?:is|are|was|were|has|have|had|can|will|must|may|should|do|does|did)\b)/iu;

/** A thing and what it does, and no more: "Somebody who loves you a little.", "The list of sites which take part." */
const EN_WHO =
  /^(?:somebody|someone|something|the|an?) (?:(?!(?:is|are|was|were|has|have|had) )\p{L}+ ){0,4}?(?:who|which|that) (?<does>[^,;:]+[.!])$/iu;

/** Whether a sentence has no verb of its own beside the one behind "who" or "which". */
export function isWho(text: string, language: string): boolean {
  const does = language === 'en' ? EN_WHO.exec(text)?.groups?.['does'] : undefined;
  if (does === undefined) return false;
  const verbs = does.split(' ').filter((word) => /^\p{Ll}/u.test(word) && EN_VERB.test(word));
  return verbs.length < 2;
}

/** An item that names a thing in the manner of a sentence. */
export function isNamed(text: string, language: string): boolean {
  return language === 'en' && EN_NAMED.test(text.replace(/^[^:.]{3,40}: /u, ''));
}

/** "Released on 3 June 2026.": what was, the text before says. */
const EN_DONE = new TextPattern(
  /^\p{Lu}\p{Ll}+(?:ed|built|made|written) (?:on|in|by|at|from|for|with) [^,]*$/u,
);
const EN_FINITE =
  /\b(?:is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|should|must|may|might|makes?|helps?|gives?|takes?|keeps?|\p{L}+(?:n['’]t|['’](?:s|re|ll|ve)))\b/iu;

const EN_PERSON = new TextPattern(/(?<!\p{L})(?:he|him|his|she|her|hers)(?!\p{L})/iu);
/** A name inside the sentence or at its head, or who somebody is. */
const EN_SOMEBODY =
  /(?<=\s)\p{Lu}|^\p{Lu}\p{Ll}*[^s\W] |\b(?:who|person|man|woman|child|boy|girl|mother|father|parent|son|daughter|brother|sister|wife|husband|friend|neighbou?r|guest|student|pupil|nurse|chef|cook|colleague|king|queen|aunt|uncle|client|patient|resident|captain|president|some(?:one|body)|every(?:one|body)|any(?:one|body)|nobody|\p{L}{2,}(?:er|[^o]or|ist|ian|ess))\b/u;
const EN_DETERMINER = /^(?:the|an?|our|your|my|each|every|no|one|in|on|at|for|with|by|from|and|but) /iu;

/** "Visitors can walk around her": nobody is named. */
function missesPerson(text: string): boolean {
  const at = EN_PERSON.for(text).exec(text)?.index ?? 0;
  return at > 0 && !EN_SOMEBODY.test(text.slice(0, at).replace(EN_DETERMINER, ''));
}

const NOTHING: ReadonlySet<string> = new Set();
/** Whose "their" may be. */
const EN_SEVERAL =
  /\b(?:\p{L}{2,}[^s]s|people|children|men|women|police|staff|team|group|family|nobody|no one|every(?:one|body)|any(?:one|body)|some(?:one|body)|who|and|each|company|agency|department|council)\b/iu;

/** Compares, counts or names what only the text before it tells. */
export function pointsBack(text: string, known: ReadonlySet<string> = NOTHING): boolean {
  const isShort = countWords(text) <= MAX_ASIDE_WORDS;
  if (isShort && (EN_ASIDE.for(text).test(text) || EN_TOLD_SHORT.test(text))) return true;
  if (EN_DONE.for(text).test(text) && !EN_FINITE.test(text)) return true;
  if (
    [
      EN_BARE,
      EN_BACKWARD,
      EN_SHORT_OF,
      EN_ELLIPSIS,
      EN_TELLING,
      EN_LATER,
      EN_PREPOSED,
      EN_WHICH,
      EN_LIKE,
      EN_HALF,
    ].some((pattern) => pattern.for(text).test(text))
  )
    return true;
  if (namesNoThings(text) || missesPerson(text)) return true;
  return pointsAtThing(text, known) || isRelational(text, known);
}

/**
 * A sentence that needs one before it for a pronoun or a comparison: "Share it with the team", "The figures say
 * otherwise." What the whole text is about (`known` stems) may be pointed at: "access to this data".
 */
export function leansBack(text: string, language: string, known: ReadonlySet<string> = NOTHING): boolean {
  if (language !== 'en') return refersBack(text, language);
  if (pointsBack(text, known)) return true;
  const object = EN_OBJECT.for(text).exec(text);
  const before =
    object?.[1]
      ?.replace(/^\p{L}+ and (?=\p{L})/u, '')
      .replace(/\b(?:more|fewer|less) than\b|\bbetween \S+ and \S+|\b(?:for|to|of|with|by) ?$/giu, '') ?? '';
  if (object && !CLAUSE_STARTS.test(before)) return !EXPLETIVE.test(text.slice(object[1]?.length).trim());
  return lacksNoun(text);
}

const namesSeveral = (text: string): boolean => EN_SEVERAL.test(text) || /(?<!^)\p{Lu}\p{Ll}/u.test(text);

/** Whether a pronoun stands before what it may stand for is named. */
function lacksNoun(text: string): boolean {
  const found = EN_PRONOUN.for(text).exec(text);
  if (!found || EXPLETIVE.test(text.slice(found.index))) return false;
  if (/^their$/iu.test(found[0]) && !namesSeveral(text.slice(0, found.index))) return true;
  // "People know their balance": what somebody has, who is named
  const isOwned =
    /^(?:their|its|his|her)$/iu.test(found[0]) && !/^(?:there|it|we|i|you|in|at|on)\b/iu.test(text);
  const named = isOwned ? 1 : 2;
  return contentKeys(text.slice(0, found.index), 'en').length < named;
}

const MAX_FRAGMENT_WORDS = 14;
/** "30 grams", "three months": plurals that are no verbs. */
const EN_MEASURED = new TextPattern(
  /(?<!\p{L})(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|many|several|few) \p{L}+s\b/giu,
);
const EN_NOUN_OPENING = new TextPattern(
  /^(?:an?|the|no|not|just|only|about|from|with|without|for|of|like|plenty|lots|\d[\d.,]*|one|two|three|four|five|\p{L}+s?,? without|\p{L}+, (?:of course|mostly|probably|definitely|maybe))\b/iu,
);
const EN_VERB =
  /\b(?:is|are|was|were|be|am|has|have|had|do|does|did|can|could|will|would|should|must|may|might|came|went|took|made|got|gave|said|saw|ran|fell|rose|grew|cost|put|let|set|cut|means|meant|kept|left|led|held|told|sold|bought|brought|found|lost|won|paid|spent|built|wrote|sank|sang|drank|swam|drew|flew|threw|blew|knew|broke|spoke|stole|woke|chose|froze|drove|rode|hid|bit|ate|beat|became|began|felt|dealt|heard|stood|understood|sat|shot|hit|hurt|read|shut|spread|thought|taught|caught|fought|sent|lent|slept|swept|dug|hung|stuck|struck|tore|wore|saw|[\p{L}]{2,}(?:ed|[^s]s|n['’]t|['’](?:s|re|ll|ve|d)))\b/iu;

/** A few words without a verb ("A music box from 1911.", "Lamps, without a doubt."): an answer, an item, no statement. */
export function isVerbless(text: string, language: string): boolean {
  if (language !== 'en' || countWords(text) > MAX_FRAGMENT_WORDS || !EN_NOUN_OPENING.for(text).test(text))
    return false;
  return !EN_VERB.test(text.replace(EN_MEASURED.for(text), ' ').replace(/^\S+\s/u, ''));
}

/** An item without its full stop that begins as a thing does: "A jar with a lid that holds 1.5 litres". */
export function isThing(text: string): boolean {
  return /^(?:an?|the|\d[\d.,]*|one|two|three|four|five|un[ae]?|el|la|los|las|der|die|das|eine?|les?|il|lo|i|gli|os?|as?|um|uma|de|het|een)\s/iu.test(
    text,
  );
}
