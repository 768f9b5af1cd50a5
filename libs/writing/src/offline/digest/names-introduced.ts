import { wordsOf } from '../passages.js';
import type { Unit } from '../../annotate/unit.types.js';
import { isKnownPlace } from '../../annotate/mentions/names/places.js';
import { languageOf } from '../../languages/registry.js';
import { memoize } from '../../text/memo.js';
import { onceFor } from '../../text/once-for.js';
import { escapePattern, TextPattern } from '../../text/text-pattern.js';
import type { Analysis } from '../analysis.types.js';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}]*(?:[’'-](?!s(?!\p{L}))[\p{L}\p{N}]+)*`;
/** "the White House Summit on Extreme Heat" */
const NAME = new TextPattern(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${WORD}(?:[ -](?:(?:of|on|for|the|and|to|de|von) ){0,2}${WORD})*`,
    'gu',
  ),
);
/** The characters before a place that the patterns look at. */
const before = (text: string, at: number): string => text.slice(Math.max(0, at - 16), at);

/** "Low Income Housing Institute (LIHI)" */
const ABBREVIATION = /^\p{Lu}{3,}$/u;

interface NamedIn {
  name: string;
  words: readonly string[];
  /** Whether the sentence says what it is. */
  isExplained: boolean;
}

type Said = Pick<Unit, 'index' | 'text'>;

/** Finds the names of a sentence, in languages of which we know how they explain names. */
const finderOf = memoize((language: string) => {
  const { names } = languageOf(language).context ?? {};
  if (names === undefined) return undefined;
  return onceFor(({ text }: Said): readonly NamedIn[] =>
    NAME.matchesIn(text).map(({ 0: found, index }) => {
      const name = found.replace(names.places, '');
      const after = text.slice(index + found.length);
      const isExplained =
        names.explains.test(after) ||
        names.calls.test(before(text, index)) ||
        (ABBREVIATION.test(found) && after.startsWith(')') && text[index - 1] === '(');
      return { name, words: wordsIn(name), isExplained: isExplained && name === found };
    }),
  );
});
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
  const known = languageOf(language).context?.names.known;
  units.forEach((unit, at) => {
    for (const { name, words, isExplained } of finderOf(language)?.(unit) ?? [])
      for (const word of words)
        if (
          proper.has(word) &&
          !found.has(word) &&
          known?.test(word) !== true &&
          !isKnownPlace(word, language)
        )
          found.set(word, { at, name, isExplained });
  });
  return found;
});

/** Positions of the sentences that first have a name of the title which the text goes on using; what it also writes small is a word. */
export const titleNamesAt = onceFor((analysis: Analysis): readonly number[] => {
  const { units, title } = analysis;
  const introductions = introductionsOf(analysis);
  const uses = (word: string): number => {
    const used = new RegExp(`(?<!\\p{L})${escapePattern(word)}(?!\\p{L})`, 'u');
    return units.filter(({ text }) => used.test(text)).length;
  };
  return wordsIn(title).flatMap((name) => {
    const first = introductions.get(name);
    return first === undefined || uses(name) < 2 || uses(name.toLowerCase()) > 0 ? [] : [first.at];
  });
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
  const namesIn = finderOf(analysis.language);
  if (namesIn === undefined) return [];
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
        const run = analysis.tellings.closureAt(first.at).filter(({ index }) => !isTold.has(index));
        if (wordsOf(run) <= MOST_WORDS) for (const each of run) missing.add(each);
      }
  return [...missing];
}
