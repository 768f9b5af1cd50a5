import type { Unit } from '../annotate/unit.types.js';
import { discourseOf } from '../languages/discourse-words.js';
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

/** Whether the author speaks only of themselves. */
export function saysI(text: string, language: string): boolean {
  const self = discourseOf(language)?.self;
  return rawWords(text, language).some((word) => self?.has(word.toLowerCase().split(/['’]/u)[0] ?? ''));
}
