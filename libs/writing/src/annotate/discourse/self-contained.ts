import { oneOf } from '../../text/one-of.js';
import { contentKeys } from '../../languages/words.js';
import type { Unit } from '../unit.types.js';

/** Fewer words inside a paragraph say little without the sentence before them. */
const LEAST_WORDS = 8;
/** A noun of this many sentences is known to the reader of any of them. */
const KNOWN_FROM = 3;
/** In a text of fewer sentences every thing is near. */
const LEAST_SENTENCES = 12;
/** Words in which a sentence says what it is about. */
const SUBJECT_WORDS = 8;

/** A noun that "it" can mean. */
const DETERMINED = /\b(?:the|an?|our|my|your|his|her|their|this|that|each|every|no|one|any) \p{L}/iu;
const IT = /\b(?:it|its|itself)\b/iu;
/** "It is hard to say", "it takes a week to": means nothing before it. */
const EXPLETIVE =
  /\bit(?:['’]s| is| was| can be| may be| takes| took| helps| pays| makes sense)\b(?: \S+){0,5} (?:to|that|if|when|for|because|who|what|how)\b/iu;
/** Adds to, compares with or picks out of what was said. */
const ADDS = new RegExp(
  String.raw`\b(?:${oneOf`also too(?!_(?:many|much|few|far|little)) instead(?!_of) either as_well(?!_as) likewise`})\b|\b(?:something|anything|anyone|those|the) (?:${oneOf`older newer bigger smaller better worse faster slower cheaper earlier later`})\b(?! than)|\bthe (?:last|other|first|second|third|same) (?:one|ones|two|three)\b|\bthe (?:second|third|fourth|fifth|sixth|seventh)(?= (?:you|we|i|they|he|she|it|was|is)\b|[.,])`,
  'iu',
);
/** "the screen", not "the screen of", "the screen we measured". */
const DEFINITE =
  /\bthe (?<noun>(?:\p{Ll}[\p{L}-]* ){0,1}?\p{Ll}[\p{L}-]{3,})(?![\p{L}-])(?! (?:of|that|who|which|whose|where|when|in|on|at|for|from|between|to|behind|we|they|i|you|he|she)\b)/giu;

interface Context {
  counts: ReadonlyMap<string, number>;
  title: ReadonlySet<string>;
  headings: readonly ReadonlySet<string>[];
  language: string;
}

/** "The question is not how to pay less.": says itself what it is. */
const SAYS_ITSELF = new RegExp(
  String.raw`^the (?:\p{Ll}+ )?(?:${oneOf`question point problem truth key idea goal trick secret reason lesson rule aim catch`}) (?:is|was)\b`,
  'iu',
);
/** Words of the title by which a sentence names the subject of the text. */
const TITLED = 2;

/** Whether the subject is a thing that only its own paragraph knows: "the improvement". */
function namesUnknown(
  { text, section, stems: own }: Unit,
  { counts, title, headings, language }: Context,
): boolean {
  if (SAYS_ITSELF.test(text) || own.filter((stem) => title.has(stem)).length >= TITLED) return false;
  const head = text.split(' ').slice(0, SUBJECT_WORDS).join(' ');
  return [...head.matchAll(DEFINITE)].some(({ groups }) => {
    const stems = contentKeys(groups?.['noun'] ?? '', language);
    const isKnown = (stem: string): boolean =>
      title.has(stem) || headings[section]?.has(stem) === true || (counts.get(stem) ?? 0) >= KNOWN_FROM;
    return stems.length > 0 && !stems.some(isKnown);
  });
}

/** "In the ordinary weeks it was 7.6": the sentence before says what "it" is. */
export const HALF_COMPARED =
  /^(?:in|on|at|by|for|during|after|before|since|with|from|under|until) (?!(?:case|order)\b)(?:[^\s,]+ ){1,6}?it (?:was|is|had|has|came|fell|rose|took|cost)\b/iu;

/** Whether a text means by "it" something it does not name before. */
export function leansOnIt(text: string): boolean {
  const at = text.search(IT);
  if (HALF_COMPARED.test(text)) return true;
  return at >= 0 && !EXPLETIVE.test(text) && !DETERMINED.test(text.slice(0, at));
}

/**
 * Ties the sentences inside a paragraph that do not name what they speak of to the one before them: an output begins
 * with none of them.
 */
export function tieToParagraph(
  units: readonly Unit[],
  title: ReadonlySet<string>,
  headings: readonly string[],
  language: string,
): void {
  const counts = new Map<string, number>();
  for (const { stems } of units) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const context = {
    counts,
    title,
    headings: headings.map((heading) => new Set(contentKeys(heading, language))),
    language,
  };
  for (const unit of units)
    unit.isDependent ||=
      !unit.opensBlock &&
      !unit.isSumming &&
      (unit.words < LEAST_WORDS ||
        leansOnIt(unit.text) ||
        ADDS.test(unit.text) ||
        (units.length >= LEAST_SENTENCES && namesUnknown(unit, context)));
}
