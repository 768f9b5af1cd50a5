import type { Unit } from '../annotate/unit.types.js';
import { hasDependentOpening } from '../languages/dependent-openings.js';
import { discourseOf, says } from '../languages/discourse-words.js';
import { languageOf } from '../languages/registry.js';
import { rawWords } from '../languages/words.js';

/** A pronoun among this many first words has its noun in the sentence before. */
const HEAD_WORDS = 6;

/** Whether a sentence has a pronoun that is unclear without the other sentences. */
export function opensWithPronoun({ text }: Unit, language: string): boolean {
  // where we look no closer they are articles and forms of address too
  if (languageOf(language).context === undefined) return false;
  const pronouns = discourseOf(language)?.pronouns;
  return rawWords(text, language)
    .slice(0, HEAD_WORDS)
    .some((word) => pronouns?.has(word.toLowerCase()));
}

/** "This small adventure reminded me of …": whether a sentence can begin a paragraph, since it says itself what it continues. */
export function saysWhatItMeans(unit: Unit, language: string): boolean {
  if (opensWithPronoun(unit, language)) return false;
  const [first = ''] = rawWords(unit.text, language).map((word) => word.toLowerCase());
  return (
    discourseOf(language)?.demonstratives.has(first) === true || !hasDependentOpening(unit.text, language)
  );
}

/** Whether the author speaks only of themselves. */
export const saysI = (text: string, language: string): boolean => says('self', text, language);
