import { LANGUAGES } from './registry.js';

/** Words that carry no topic, by language: they weigh nothing in ranking and never become a hashtag. */
const SETS = new Map(
  LANGUAGES.flatMap(({ code, lexicon: { stopWords } }): [string, ReadonlySet<string>][] =>
    stopWords === undefined
      ? []
      : [[code, new Set(stopWords.split(/\s+/u).map((word) => word.toLocaleLowerCase(code)))]],
  ),
);

/** Whether a lower-cased word is function vocabulary of the language; unknown languages only know short words. */
export function isStopword(word: string, language: string): boolean {
  const set = SETS.get(language);
  if (set === undefined) return word.length < 4;
  return set.has(word.includes('’') ? word.replaceAll('’', "'") : word);
}

/** A sentence has at least one of its language's function words per this many words. */
const HELD_TOGETHER = 5;
/** Part of the words that no text of another language has. */
const FOREIGN = 0.35;
/** The same where it has next to none of its own language. */
const BORROWED = 0.25;
/** Fewer words do not tell their language. */
const MIN_WORDS = 6;

/** Whether a sentence is in another language than its text, as an untranslated quotation. */
export function isForeign(text: string, language: string): boolean {
  const words = text.toLowerCase().split(' ');
  const own = SETS.get(language);
  // most sentences say with their first words whose they are
  let missing = own === undefined ? Infinity : words.length / HELD_TOGETHER;
  for (const word of words) {
    if (own?.has(word)) missing -= 1;
    if (missing <= 0) return false;
  }
  if (words.length < MIN_WORDS || /[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  // names are of no language
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
