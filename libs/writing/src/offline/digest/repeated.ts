import type { Whole } from './whole.js';

/** The sentences of a selection that the lead-in of one of its lists says too. */
export function repeatedIn({ units, lists }: Whole): Set<number> {
  const led = new Set(lists.flatMap(({ leadUnits }) => leadUnits.map(({ index }) => index)));
  return new Set(units.map(({ index }) => index).filter((index) => led.has(index)));
}
