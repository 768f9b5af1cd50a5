import type { Source } from '../source/source.types.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { sumEvidence } from './derived-quantities.js';
import { evidenceOf, type Place } from './evidence.js';

/** A word for a calculation is at most this far from its figure. */
const BESIDE_CHARS = 40;
const RECKONED: ReadonlySet<string> = new Set(['number', 'money']);

/** Where a figure comes from that the source does not say itself: figures of the source that stand together. */
export function placeOfSum(claim: Mention, text: string, source: Source): Place | null {
  if (!RECKONED.has(claim.kind)) return null;
  const around = text.slice(Math.max(0, claim.start - BESIDE_CHARS), claim.end + BESIDE_CHARS);
  return sumEvidence(claim, evidenceOf(source).sums, around, source.language);
}
