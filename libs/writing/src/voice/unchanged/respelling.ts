import type { Term } from '@repurpose/contract';
import type { Source } from '../../source/source.types.js';
import { Reading } from '../reading.js';
import { findTerms } from '../terms.js';
import { isRespelling, lettersOf } from './letters.js';

/** The letters of source names that a preferred term spells differently. */
export function respelledIn(source: Source, preferred: readonly Term[]): ReadonlySet<string> {
  const spellings = preferred.filter(({ text, forms }) => forms.some((form) => isRespelling(form, text)));
  const found = spellings.length === 0 ? [] : findTerms(new Reading(source.text), spellings);
  return new Set(found.map(({ term }) => lettersOf(term.text)));
}
