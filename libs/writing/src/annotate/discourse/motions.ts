import type { Unit } from '../unit.types.js';

/** A motion, the vote on which follows: "Susan made a motion to approve the request." */
export const MOVES = /\b(?:made a motion|moved (?:to|that)|seconded)\b/iu;

/** The result of a vote on what is said before: "Yes: 17 No: 0". */
const TALLY = /^\p{L}[\p{L} ]{0,20}: \d+[,;]? \p{L}[\p{L} ]{0,20}: \d/u;
export const isTally = (unit: Unit | undefined): boolean => TALLY.test(unit?.text ?? '');

/** What is said between a motion and its vote is of the motion: "The work would begin in May." */
export function tieToMotion(units: readonly Unit[], at: number, count: number): void {
  if (MOVES.test(units[at]?.text ?? ''))
    for (const between of units.slice(at + 1, at + count)) between.isDependent = true;
}
