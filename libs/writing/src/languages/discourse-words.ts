import { memoize } from '../text/memo.js';
import { languageOf } from './registry.js';
import type { DiscourseWords } from './discourse.types.js';

export type DiscourseSets = Readonly<Record<keyof DiscourseWords, ReadonlySet<string>>>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The discourse words of a language (ISO 639-1) as sets; null for a language without them. */
export const discourseOf = memoize((code: string): DiscourseSets | null => {
  const words = languageOf(code).discourse;
  if (words === undefined) return null;
  return {
    pronouns: setOf(words.pronouns),
    demonstratives: setOf(words.demonstratives),
    additives: setOf(words.additives),
    conjunctions: setOf(words.conjunctions),
    also: setOf(words.also),
    times: setOf(words.times),
    contrast: setOf(words.contrast),
    hedges: setOf(words.hedges),
    intents: setOf(words.intents),
    cues: setOf(words.cues),
    self: setOf(words.self),
    author: setOf(`${words.self} ${words.author}`),
    reader: setOf(words.reader),
  };
});
