import type { Term } from '@repurpose/contract';
import type { Source } from '../../source/source.types.js';
import { Reading } from '../../text/words-in.js';
import { findTerms } from '../terms.js';

/** A name's letters and digits in lower case, without spaces and hyphens. */
export const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether two names differ only in case, spaces or hyphens: "Github" and "GitHub", "wifi" and "Wi-Fi". */
export const isRespelling = (before: string, after: string): boolean =>
  before !== after && lettersOf(before) === lettersOf(after);

/** The letters of source names that a preferred term spells differently. */
export function respelledIn(source: Source, preferred: readonly Term[]): ReadonlySet<string> {
  const spellings = preferred.filter(({ text, forms }) => forms.some((form) => isRespelling(form, text)));
  const found = spellings.length === 0 ? [] : findTerms(new Reading(source.text), spellings);
  return new Set(found.map(({ term }) => lettersOf(term.text)));
}
