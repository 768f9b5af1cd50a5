import type { Address, Person } from '@repurpose/contract';
import { languageOf } from '../../languages/registry.js';
import { discourseOf } from '../../languages/discourse-words.js';

const WORD = /\p{L}+/gu;

/** How many sentences speak of the authors as `we` and as `I`; empty if the language is unknown. */
export function personOf(sentences: readonly string[], language: string): Partial<Record<Person, number>> {
  const { self, author } = discourseOf(language) ?? {};
  if (self === undefined || author === undefined) return {};
  const words = sentences.map((sentence) => sentence.toLowerCase().match(WORD) ?? []);
  const having = (isOne: (word: string) => boolean): number => words.filter((all) => all.some(isOne)).length;
  return {
    we: having((word) => author.has(word) && !self.has(word)),
    I: having((word) => self.has(word)),
  };
}

/** How many sentences use each form of address, in languages where they differ in formality. */
export function formOfAddress(
  sentences: readonly string[],
  language: string,
): Partial<Record<Address, number>> {
  const { formal, familiar, formality } = languageOf(language).address ?? {};
  if (formality === undefined) return {};
  const having = (signs = /(?!)/u): number =>
    sentences.filter((sentence) => sentence.search(signs) >= 0).length;
  return { familiar: having(familiar), polite: having(formal) };
}
