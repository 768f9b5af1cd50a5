import type { Unit } from '../../annotate/unit.types.js';
import { ENDED } from '../../text/marks.js';

/** Worth of every word, whatever it says; a finding adds up to about 1. */
export const SAYING = 0.1;
/** What a short stretch between others loses. */
const ALONE = 6;
const ALONE_WORDS = 14;

/** How many times its words a point may have at most, what each further word costs, for how many words it counts, what its further sentences add, and words below which a sentence says little. */
const POINT = { times: 2, costs: 0.1, count: 30, further: 0.15, least: 9 } as const;

/** What a sentence of an earlier version still counts. */
const EARLIER = 0.4;
/** Words of a sentence after which it says no more, only longer. */
const LONG = 36;

export const worthOf = (unit: Unit, { earlier }: { earlier: ReadonlySet<number> }): number =>
  Math.min(unit.words, LONG) * (SAYING + unit.salience) * (earlier.has(unit.index) ? EARLIER : 1);

/** A sentence of a paragraph with what it needs to be read alone, and what it counts. */
export interface Member {
  unit: Unit;
  /** The first and last sentence of the shortest run around it that reads alone (`Tellings.closureAt`); -1 for none. */
  from: number;
  to: number;
  worth: number;
  required: number;
}

/** What sentences are worth together; null for too many words. */
export type WorthOf = (members: readonly Member[], words: number) => number | null;

/** What a stretch of connected text is worth. */
export const worthOfStretch: WorthOf = (members, words) =>
  members.reduce((sum, { worth }) => sum + worth, 0) - (words < ALONE_WORDS ? ALONE : 0);

/** What a sentence is worth as a point: a hedge is part of it, a paragraph opens with its topic, and "Directors present Ada, Bo and Cy" is a label. */
const pointWorth = ({ unit, worth }: Member): number =>
  worth / Math.min(unit.words, LONG) +
  (unit.isHedged ? 0.15 : 0) +
  (unit.opensBlock ? 0.1 : 0) -
  (unit.words < POINT.least ? 0.2 : 0) -
  (unit.isItem || ENDED.test(unit.text) ? 0 : 0.3);

/** What a point is worth: as much as its best sentence, however long it is. */
export const worthOfPoint =
  (most: number): WorthOf =>
  (members, words) => {
    if (words > POINT.times * most) return null;
    const worths = members.map(pointWorth);
    const best = Math.max(...worths);
    const others = worths.reduce((sum, worth) => sum + worth, 0) - best;
    return POINT.count * (best + POINT.further * others) - Math.max(0, words - most) * POINT.costs;
  };
