import { wordsOf } from '../passages.js';
import type { Unit } from '../../annotate/unit.types.js';
import { isKnownPlace } from '../../annotate/mentions/names/places.js';
import { onceFor } from '../../text/once-for.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Analysis } from '../analysis.types.js';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}]*(?:[’'-](?!s(?!\p{L}))[\p{L}\p{N}]+)*`;
/** "the White House Summit on Extreme Heat" */
const NAME = new TextPattern(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${WORD}(?:[ -](?:(?:of|on|for|the|and|to|de|von) ){0,2}${WORD})*`,
    'gu',
  ),
);
/** "Borg, Google's internal system", "EITI is a coalition of countries" */
const EXPLAINS = /^(?:, (?:an?|the|our|its|\p{Lu}\p{L}*['’]s) | (?:is|was|are) (?:an?|the|one of|our) )/u;
const CALLS = /(?:called|named|known as|dubbed) (?:the )?$/u;
/** "At the Forum, the mayor announced": what follows is no apposition. */
const PLACES = /^(?:at|in|on|for|with|from|by|through|during|after|before|since|under|over) (?:the )?/iu;
/** Names of one letter, and dates, are known to everybody. */
const KNOWN =
  /^(?:\p{Lu}|I['’].*|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** The characters before a place that the patterns look at. */
const before = (text: string, at: number): string => text.slice(Math.max(0, at - 16), at);

interface NamedIn {
  name: string;
  words: readonly string[];
  /** Whether the sentence says what it is. */
  isExplained: boolean;
}

type Said = Pick<Unit, 'index' | 'text'>;

const namesIn = onceFor(({ text }: Said): readonly NamedIn[] =>
  NAME.matchesIn(text).map(({ 0: found, index }) => {
    const name = found.replace(PLACES, '');
    const isExplained = EXPLAINS.test(text.slice(index + found.length)) || CALLS.test(before(text, index));
    return { name, words: wordsIn(name), isExplained: isExplained && name === found };
  }),
);
const WORDS = new TextPattern(new RegExp(WORD, 'gu'));
const wordsIn = (name: string): string[] => name.match(WORDS.for(name)) ?? [];

interface Introduction {
  /** Position of the sentence that first has the name. */
  at: number;
  name: string;
  isExplained: boolean;
}

/** Each word of a name with the sentence that first has it. */
const introductionsOf = onceFor(({ units, language }: Analysis): ReadonlyMap<string, Introduction> => {
  // a word that only opens sentences is no name
  const proper = new Set(
    units.flatMap(({ text }) =>
      NAME.matchesIn(text.slice(1)).flatMap(({ 0: name, index }) =>
        /[.!?:"“(]\s?$/u.test(before(text, index + 1)) ? [] : wordsIn(name),
      ),
    ),
  );
  const found = new Map<string, Introduction>();
  units.forEach((unit, at) => {
    for (const { name, words, isExplained } of namesIn(unit))
      for (const word of words)
        if (proper.has(word) && !found.has(word) && !KNOWN.test(word) && !isKnownPlace(word, language))
          found.set(word, { at, name, isExplained });
  });
  return found;
});

/** Whether a reader of a name has to know where it is introduced: it is explained there, or has its full form. */
const isNeeded = (first: Introduction, name: string): boolean =>
  first.isExplained || (first.name !== name && first.name.includes(' '));

/** Words at most that introduce a name. */
const MOST_WORDS = 80;

/**
 * The sentences that say what or who is named in an output, where it has only later ones: "Borg, Google's internal
 * system" before "Kubernetes traces its lineage directly from Borg".
 */
export function missingIntroductions(
  told: readonly Said[],
  shownTitle: string,
  analysis: Analysis,
): readonly Unit[] {
  if (analysis.language !== 'en') return [];
  const introductions = introductionsOf(analysis);
  const said = new Set(wordsIn(shownTitle));
  const missing = new Set<Unit>();
  const isTold = new Set(told.map(({ index }) => index));
  for (const unit of told.toSorted((a, b) => a.index - b.index))
    for (const { name, words, isExplained } of namesIn(unit))
      for (const word of words) {
        const first = introductions.get(word);
        const isSaid = said.has(word) || isExplained;
        said.add(word);
        if (isSaid || first === undefined || !isNeeded(first, name)) continue;
        if ((analysis.units[first.at]?.index ?? unit.index) >= unit.index) continue;
        const run = analysis.tellings.closureAt(first.at).filter(({ index }) => !isTold.has(index));
        if (wordsOf(run) <= MOST_WORDS) for (const each of run) missing.add(each);
      }
  return [...missing];
}
