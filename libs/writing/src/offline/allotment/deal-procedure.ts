import type { FormatKey } from '@repurpose/contract';
import type { Candidate } from '../analysis/analysis.types.js';
import { RECIPES } from './recipes.js';
import type { Hand } from './hand.js';
import type { Table } from './table.js';

/** Whose readers come for the steps. */
const TELLERS: ReadonlySet<FormatKey> = new Set<FormatKey>(['medium', 'youtube', 'twitter', 'infographic']);
/** Who tells them where none of these is asked for, the first that can. */
const OTHERS: readonly FormatKey[] = [
  'email',
  'summary',
  'podcast',
  'linkedin',
  'instagram',
  'reels',
  'tiktok',
];
/** Sentences beside the steps from which on there is something else to tell. */
const BESIDE = 8;

/** The steps as a format tells them: lines and blocks have room for what is to be done, and not for more. */
function stepsFor(format: FormatKey, steps: readonly Candidate[]): readonly Candidate[] {
  if (!RECIPES[format].standsApart) return steps;
  return steps.filter(({ step }, at) => steps[at - 1]?.step !== step);
}

/** Whether a format has room for every step. */
function canTell({ format, form }: Hand, steps: readonly Candidate[]): boolean {
  const { most, maxWords, maxCounted, maxWeight } = RECIPES[format];
  return (
    steps.length <= most &&
    steps.every(({ wordings }) => {
      const { words, counted, weight } = wordings[form];
      return words <= maxWords && counted <= maxCounted && weight <= maxWeight;
    })
  );
}

/** What is done in order is told whole or not at all: by the pieces for it, and by all that can where there is little else. */
export function dealProcedure(table: Table): void {
  const { candidates } = table.plan;
  const steps = candidates.filter(({ step }) => step > 0);
  if (steps.length === 0) return;
  const able = table.hands.filter((hand) => canTell(hand, stepsFor(hand.format, steps)));
  const meant = able.filter(({ format }) => TELLERS.has(format));
  const others = OTHERS.flatMap((format) => able.filter((hand) => hand.format === format));
  const isAll = candidates.length - steps.length < BESIDE;
  for (const hand of isAll ? [...meant, ...others] : meant.length > 0 ? meant : others.slice(0, 1)) {
    const told = stepsFor(hand.format, steps);
    for (const step of told) table.take(hand, step);
    hand.size = RECIPES[hand.format].isLong ? hand.size + told.length : Math.max(hand.size, told.length + 1);
  }
}
