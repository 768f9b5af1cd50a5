import type { Unit } from '../annotate/unit.types.js';
import { hasDependentOpening } from '../languages/dependent-openings.js';
import { discourseOf, says } from '../languages/discourse-words.js';
import { languageOf } from '../languages/registry.js';
import { rawWords } from '../languages/words.js';

/** A pronoun after this many words has its noun in the same sentence. */
const HEAD_WORDS = 6;

/** Whether a sentence begins with a pronoun that is unclear without the sentences before it. */
export function opensWithPronoun({ text }: Unit, language: string): boolean {
  // without data on the language, the words may be articles or forms of address
  if (languageOf(language).context === undefined) return false;
  const pronouns = discourseOf(language)?.pronouns;
  return rawWords(text, language)
    .slice(0, HEAD_WORDS)
    .some((word) => pronouns?.has(word.toLowerCase()));
}

/** Whether a dependent sentence can begin a paragraph because it repeats what it continues: "This small adventure reminded me of …". */
export function saysWhatItMeans(unit: Unit, language: string): boolean {
  if (opensWithPronoun(unit, language)) return false;
  const [first = ''] = rawWords(unit.text, language).map((word) => word.toLowerCase());
  return (
    discourseOf(language)?.demonstratives.has(first) === true || !hasDependentOpening(unit.text, language)
  );
}

/** Whether the author speaks only of themselves. */
export const saysI = (text: string, language: string): boolean => says('self', text, language);
