/* Apart from terms.ts: the page loads it, and not the index of terms. */
import type { Term } from '@repurpose/contract';

/** The terms of a voice and its workspace; for the same word, the voice's term wins. */
export function mergedTerms(own: readonly Term[], shared: readonly Term[]): Term[] {
  const texts = new Set(own.map(({ text }) => text.toLowerCase()));
  return [...own, ...shared.filter(({ text }) => !texts.has(text.toLowerCase()))];
}

export const termsFor = (terms: readonly Term[], language: string): Term[] =>
  terms.filter((term) => term.language === undefined || term.language === language);
