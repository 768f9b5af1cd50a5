import { memoize } from '../text/memo.js';
import { languageOf } from './registry.js';
import type { DiscourseWords } from './discourse.types.js';
import { isStopword } from './stop-words.js';
import { rawWords } from './words.js';

export type DiscourseSets = Readonly<Record<keyof DiscourseWords, ReadonlySet<string>>>;

/** The lists that a language may lack. */
const NONE = {
  here: '',
  pages: '',
  following: '',
  media: '',
  within: '',
  sides: '',
  relatives: '',
  shows: '',
  places: '',
  lists: '',
  determiners: '',
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The discourse words of a language (ISO 639-1) as sets; null if it has none. */
export const discourseOf = memoize((code: string): DiscourseSets | null => {
  const words = languageOf(code).discourse;
  if (words === undefined) return null;
  const all = { ...NONE, ...words, author: `${words.self} ${words.author}` };
  return Object.fromEntries(Object.entries(all).map(([kind, list]) => [kind, setOf(list)])) as DiscourseSets;
});

/** The words of one kind in a text, in lower case; "I'm" counts as `i`. */
export function wordsOf(kind: keyof DiscourseWords, text: string, language: string): string[] {
  const words = discourseOf(language)?.[kind];
  if (words === undefined) return [];
  return rawWords(text, language)
    .map((word) => word.toLowerCase().split(/['’]/u)[0] ?? '')
    .filter((word) => words.has(word));
}

export const says = (kind: keyof DiscourseWords, text: string, language: string): boolean =>
  wordsOf(kind, text, language).length > 0;

/** Whether a heading only names its place, such as "Conclusion:". */
export const namesPlace = (heading: string, language: string): boolean =>
  discourseOf(language)?.places.has(
    heading
      .toLowerCase()
      .replace(/[:：.!?]*$/u, '')
      .replaceAll(' ', '_'),
  ) === true;

/** Most words before the noun that names a list: "Our four most common reasons". */
const BEFORE_NOUN = 4;
/** Whether a heading names the list below it: "The biggest benefits of cycling", but not "Learning from benefits" or "Ada challenges the council". */
export function namesList(heading: string, language: string): boolean {
  const { lists: nouns, determiners } = discourseOf(language) ?? {};
  if (nouns === undefined || namesPlace(heading, language)) return false;
  const words = rawWords(heading, language).map((word) => word.toLowerCase());
  const at = words.findIndex((word) => nouns.has(word));
  // a verb has its subject before it, unlike "Reasons the plan failed" and "5 signs your dog is ill"
  const next = words[at + 1];
  const hasSubject = words.slice(0, Math.max(0, at)).some((word) => !/^\d/u.test(word));
  const isVerb = hasSubject && next !== undefined && determiners?.has(next) === true;
  // an article may come first; between it and the noun are adjectives only
  return (
    at >= 0 && at <= BEFORE_NOUN && !isVerb && words.slice(1, at).every((word) => !isStopword(word, language))
  );
}
