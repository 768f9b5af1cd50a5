import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';

const DEFINES = new TextPattern(
  /\b(?:is|are) (?:a|an|the) (?:practice|way|process|program|programme|method|tool|set|form|kind|type|approach|system|technique)\b/iu,
);
const CUE_PHRASES = oneOf`
  the_tension (?:our|the|my)_goal the_key most_important grouped_into the_point the_truth short_version
  bottom_line (?:we|i)_(?:found|learned|believe|recommend) turns_out`;
/** Announcements and proposals. */
const PROPOSES = new TextPattern(
  /\b(?:(?:to|we|i|['’]re|['’]m) announc(?:e|ing)|(?:(?:i|we) would|['’]d) like to (?:see|propose|suggest)|(?:we|i) propose)\b/iu,
);
/** Words that state the point of a text explicitly. */
const STATES_POINT = new TextPattern(
  new RegExp(
    String.raw`^(?:decision|resolved|agreed|beschluss|entscheidung|acuerdo|décision|decisione|decisão|besluit)\s?:|\b(?:${CUE_PHRASES})\b`,
    'iu',
  ),
);

/** Quotations: the “Help Wanted” label is not a wish. */
const QUOTED = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|«[^»]*»|»[^«]*«|”[^”]*”/gu;

/** Whether what follows the turn is a fact: "We had a goal of weeks, but did not improve upon 90 days". */
function isPlainAtEnd(words: readonly string[], sets: DiscourseSets | null): boolean {
  // the first word of the set is "but"
  const [but] = sets?.contrast ?? [];
  const turn = words.findLastIndex((word) => word === but);
  return turn > 0 && !words.slice(turn).some((word) => sets?.hedges.has(word));
}

const WORD = new TextPattern(/\p{L}[\p{L}'’-]*/gu);
function wordsOf(text: string): readonly string[] {
  const small = text.toLowerCase();
  return small.match(WORD.for(small)) ?? [];
}

/** Most words of a phrase in a set: "on the contrary". */
const PHRASE_WORDS = 3;
const opensWith = (words: readonly string[], set: ReadonlySet<string> | undefined): boolean =>
  set !== undefined &&
  Array.from({ length: PHRASE_WORDS - 1 }, (_, more) => words.slice(0, more + 2).join('_')).some((phrase) =>
    set.has(phrase),
  );

/** What the words of a sentence signal: a contrast, a doubt, a plan, a finding. */
export function discourseIn(text: string, language: string) {
  const sets = discourseOf(language);
  const words = wordsOf(text);
  const bare = text.replace(QUOTED, ' ');
  const own = bare === text ? words : wordsOf(bare);
  const has = (set: ReadonlySet<string> | undefined, among = words): boolean =>
    among.some((word) => set?.has(word));
  const isContrast = has(sets?.contrast) || opensWith(words, sets?.contrast);
  const statesPoint = PROPOSES.for(text).test(bare) || STATES_POINT.for(text).test(text);
  return {
    isContrast,
    isHedged: has(sets?.hedges) && !(isContrast && isPlainAtEnd(words, sets)),
    isIntent: !isContrast && has(sets?.intents, own),
    isCue: has(sets?.cues) || DEFINES.for(text).test(text) || statesPoint,
    statesPoint,
  };
}
