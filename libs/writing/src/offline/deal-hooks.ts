import type { Tone } from '@repurpose/contract';
import { HOOK_ORDER, canOpen, hookValue } from './hooks.js';
import type { Candidate } from './plan.types.js';
import { RECIPES } from './recipes.js';
import type { Hand, Table } from './table.js';
import { toneBias } from './tone-bias.js';
import { worded } from './wording/wording.js';

/** What is told from its beginning needs no going back. */
const FIRST = 0.3;
const isFirst = ({ format, chosen }: Hand, { index }: Candidate): boolean =>
  RECIPES[format].opensOn && [...chosen].every((each) => each >= index);

/**
 * Gives each piece the best opening that it `may` have; one that another piece has is worth `used` less. Who has none
 * keeps its own.
 */
export function dealHooks(
  table: Table,
  tone: Tone,
  used: number,
  may: (hand: Hand, candidate: Candidate) => boolean,
): void {
  const { plan, hands } = table;
  if (plan.candidates.length < 2) return;
  const opened = new Set<number>();
  const inOrder = HOOK_ORDER.flatMap((format) => hands.filter((hand) => hand.format === format));
  for (const hand of inOrder) {
    const said = (candidate: Candidate): Candidate => worded(candidate, hand.form);
    const worth = (candidate: Candidate): number =>
      hookValue(said(candidate), hand.format, plan) +
      toneBias(tone, candidate) +
      (isFirst(hand, candidate) ? FIRST : 0) -
      (opened.has(candidate.index) ? used : 0);
    const best = plan.candidates
      .filter((each) => canOpen(said(each), hand.format) && may(hand, each))
      .map((candidate) => ({ candidate, value: worth(candidate) }))
      .sort((a, b) => b.value - a.value)[0]?.candidate;
    if (!best || (opened.has(best.index) && used === Infinity)) continue;
    opened.add(best.index);
    hand.hook = best;
    if (!hand.chosen.has(best.index)) table.take(hand, best);
  }
}
