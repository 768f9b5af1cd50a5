import type { Candidate } from '../analysis/analysis.types.js';
import type { Hand } from './hand.js';
import type { Table } from './table.js';
import { isLeftOpen } from './told-on.js';

/** Whether a hand holds a question without its answer, not to open with. */
const isUnanswered = ({ plan }: Table, hand: Hand, candidate: Candidate): boolean =>
  hand.chosen.has(candidate.index) &&
  candidate.index !== hand.hook?.index &&
  isLeftOpen(plan, hand, candidate);

/** Gives a sentence back with all that lean on it, and the question that it answers. */
export function withdraw(table: Table, hand: Hand, given: Candidate): void {
  table.giveBack(hand, given);
  const { candidates, byIndex } = table.plan;
  for (const candidate of candidates)
    if (candidate.needs === given.index && hand.chosen.has(candidate.index)) withdraw(table, hand, candidate);
  const before = byIndex.get(given.index - 1);
  if (before && isUnanswered(table, hand, before)) withdraw(table, hand, before);
}

/** Takes from all hands the questions whose answer they do not hold; whether there were any. */
export function withdrawUnanswered(table: Table): boolean {
  const open = table.hands.flatMap((hand) =>
    table.plan.candidates
      .filter((candidate) => isUnanswered(table, hand, candidate))
      .map((candidate) => ({ hand, candidate })),
  );
  for (const { hand, candidate } of open) withdraw(table, hand, candidate);
  return open.length > 0;
}
