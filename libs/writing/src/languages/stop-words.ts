import { LANGUAGES } from './registry.js';

/** Function words by language, which have no weight in ranking and cannot be hashtags. */
const SETS = new Map(
  LANGUAGES.flatMap(({ code, lexicon: { stopWords } }): [string, ReadonlySet<string>][] =>
    stopWords === undefined
      ? []
      : [[code, new Set(stopWords.split(/\s+/u).map((word) => word.toLocaleLowerCase(code)))]],
  ),
);

/** Whether a lower-case word is a function word; in unknown languages every short word is. */
export function isStopword(word: string, language: string): boolean {
  const set = SETS.get(language);
  if (set === undefined) return word.length < 4;
  return set.has(word.includes('’') ? word.replaceAll('’', "'") : word);
}

/** Every sentence has one function word of its language per this many words. */
const HELD_TOGETHER = 5;
/** Minimum fraction of another language's function words if the text's language has no list of them. */
const FOREIGN = 0.35;
/** The same if the text's language has a list. */
const BORROWED = 0.25;
const MIN_WORDS = 6;

/** Whether a sentence is in another language than its text, such as an untranslated quotation. */
export function isForeign(text: string, language: string): boolean {
  const words = text.toLowerCase().split(' ');
  const own = SETS.get(language);
  // exits early: most sentences begin with function words of their language
  let missing = own === undefined ? Infinity : words.length / HELD_TOGETHER;
  for (const word of words) {
    if (own?.has(word)) missing -= 1;
    if (missing <= 0) return false;
  }
  if (words.length < MIN_WORDS || /[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  // names belong to no language
  const bare = text
    .split(' ')
    .filter((word, at) => at === 0 || !/^\P{L}*\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, ''));
  const held = (other: string): number => bare.filter((word) => isStopword(word, other)).length;
  const least =
    own === undefined ? words.length * FOREIGN : Math.max(words.length * BORROWED, 3 * held(language));
  const isOf = (other: string): boolean => held(other) >= least;
  return [...SETS.keys()].some((other) => other !== language && isOf(other));
}
