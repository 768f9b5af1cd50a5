import { languageOf } from '../languages/registry.js';
import type { Mention } from '../annotate/mentions/mention.js';
import type { Evidence, Place } from './evidence.js';

/** `A few` matches figures below this multiple of its least value. */
const MOST = 20;
/** And from this multiple on: `hundreds` for 200. */
const FEW = 1.9;
/** General nouns that may replace any counted noun. */
const ANYBODY =
  /^(?:people|users?|persons?|menschen|leute|personen|gente|personas?|usuarios?|personnes?|gens|persone|utenti|pessoas?|mensen|times|veces|fois|volte|vezes|mal|keer)$/iu;
const NEARBY_CHARS = 60;
const STEM = 5;

/** The source's figure that fits a vague count such as `hundreds of visitors`, next to the counted noun; null if there is none. */
export function vagueQuantifierEvidence(claim: Mention, evidence: Evidence, text: string): Place | null {
  const stated = evidence.figures.get(`number ${claim.value}`)?.[0];
  if (stated !== undefined) return stated;
  const least = Number(claim.value.slice('open '.length));
  const figures = [...evidence.sorted.values()].flat();
  const fits = figures.filter(({ amount }) => amount >= least * FEW && amount < least * MOST);
  const any = fits[0]?.fact ?? null;
  if (claim.counted === undefined || ANYBODY.test(claim.counted)) return any;
  const word = claim.counted.slice(0, STEM).toLowerCase();
  const small = text.toLowerCase();
  const isCountedBefore = languageOf(evidence.language).numerals.countedBefore !== undefined;
  const counts = ({ fact: { start, end } }: { fact: Mention }): boolean => {
    const [clause = ''] = small.slice(end, end + NEARBY_CHARS).split(/[,.;:!?]\s/u, 1);
    const before = isCountedBefore ? small.slice(Math.max(0, start - NEARBY_CHARS), start) : '';
    return clause.includes(word) || before.includes(word);
  };
  return fits.find(counts)?.fact ?? null;
}
