import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { RECIPES } from './recipes.js';
import type { Hand } from './hand.js';

/** What a sentence gains that goes on from one that is held, and one that leads to it. */
const GOES_ON = 0.24;
const LEADS_TO = 0.14;

/** What a sentence gains by the ones before and behind it: what is told in one go reads as told, not as cut out. */
export function toldOn(plan: Plan, { format, chosen }: Hand, { index, needs, block }: Candidate): number {
  if (!RECIPES[format].tellsOn) return 0;
  const isHeld = (at: number): boolean => chosen.has(at) && plan.byIndex.get(at)?.block === block;
  if (isHeld(index - 1) || needs !== null) return GOES_ON;
  return isHeld(index + 1) ? LEADS_TO : 0;
}

/** A question whose answer is not told. A talk puts such questions, and a text may end with one. */
export function isLeftOpen(
  plan: Plan,
  { format, chosen }: Pick<Hand, 'format' | 'chosen'>,
  { index, isQuestion }: Candidate,
): boolean {
  return (
    isQuestion && format !== 'podcast' && index !== plan.candidates.at(-1)?.index && !chosen.has(index + 1)
  );
}

/** What goes on from an opening comes first where that is no line by itself, then the rest in the source's order. */
export function inOrder({ format, hook }: Hand, picks: readonly Candidate[]): readonly Candidate[] {
  if (!hook || !RECIPES[format].opensOn) return picks;
  const first: Candidate[] = [];
  for (const pick of picks) {
    const last = first.at(-1) ?? hook;
    const readsOn = pick.block === last.block || pick.needs === last.index;
    if (readsOn && pick.index === last.index + 1) first.push(pick);
  }
  return [...first, ...picks.filter((pick) => !first.includes(pick))];
}
