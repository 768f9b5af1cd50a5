import type { Term } from '@repurpose/contract';

/** The words of a voice with those for all voices of its workspace; of the same word, the voice's own. */
export function mergedTerms(own: readonly Term[], shared: readonly Term[]): Term[] {
  const texts = new Set(own.map(({ text }) => text.toLowerCase()));
  return [...own, ...shared.filter(({ text }) => !texts.has(text.toLowerCase()))];
}

/** The words for texts in a language. */
export const termsFor = (terms: readonly Term[], language: string): Term[] =>
  terms.filter((term) => term.language === undefined || term.language === language);
