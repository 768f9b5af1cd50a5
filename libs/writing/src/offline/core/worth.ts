import type { Unit } from '../../annotate/unit.types.js';
import { ENDED } from '../../text/marks.js';

/** Worth of each word of any sentence; salience adds to it, up to about 1. */
export const SAYING = 0.1;
/** What a stretch of fewer than `ALONE_WORDS` words loses. */
const ALONE = 6;
const ALONE_WORDS = 14;

/** Limits of a point: longest multiple of its words, cost of each word over them, factor, share of further sentences, least words. */
const POINT = { times: 2, costs: 0.1, count: 30, further: 0.15, least: 9 } as const;

/** Factor for a sentence that an earlier version has used. */
const EARLIER = 0.4;
/** Further words of a sentence do not count. */
const LONG = 36;

export const worthOf = (unit: Unit, { earlier }: { earlier: ReadonlySet<number> }): number =>
  Math.min(unit.words, LONG) * (SAYING + unit.salience) * (earlier.has(unit.index) ? EARLIER : 1);

export interface Member {
  unit: Unit;
  /** Index of the first sentence of the shortest run around it that reads alone (`Tellings.closureAt`); -1 for none. `to` is the last. */
  from: number;
  to: number;
  worth: number;
  required: number;
}

export type WorthOf = (members: readonly Member[], words: number) => number | null;

export const worthOfStretch: WorthOf = (members, words) =>
  members.reduce((sum, { worth }) => sum + worth, 0) - (words < ALONE_WORDS ? ALONE : 0);

/** Worth of a sentence as a point. A hedge and the opening of a paragraph count more; a label such as "Directors present Ada, Bo and Cy" less. */
const pointWorth = ({ unit, worth }: Member): number =>
  worth / Math.min(unit.words, LONG) +
  (unit.isHedged ? 0.15 : 0) +
  (unit.opensBlock ? 0.1 : 0) -
  (unit.words < POINT.least ? 0.2 : 0) -
  (unit.isItem || ENDED.test(unit.text) ? 0 : 0.3);

/** Worth of a point: mainly that of its best sentence, however long it is. */
export const worthOfPoint =
  (most: number): WorthOf =>
  (members, words) => {
    if (words > POINT.times * most) return null;
    const worths = members.map(pointWorth);
    const best = Math.max(...worths);
    const others = worths.reduce((sum, worth) => sum + worth, 0) - best;
    return POINT.count * (best + POINT.further * others) - Math.max(0, words - most) * POINT.costs;
  };
