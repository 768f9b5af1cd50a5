import type { Unit } from '../unit.types.js';

/** A motion, the vote on which follows: "Susan made a motion to approve the request." */
export const MOVES = /\b(?:made a motion|moved (?:to|that)|seconded)\b/iu;

/** The result of a vote on what is said before: "Yes: 17 No: 0". */
const TALLY = /^\p{L}[\p{L} ]{0,20}: \d+[,;]? \p{L}[\p{L} ]{0,20}: \d/u;
export const isTally = (unit: Unit | undefined): boolean => TALLY.test(unit?.text ?? '');

/** What says nothing without the motion before it: "Bob Lee seconded the motion.", "The motion carried." */
const ON_MOTION = new RegExp(
  [
    String.raw`^(?:\p{Lu}[\p{L}.'’-]* ){1,3}seconded(?: (?:it|the motion))?[.,;]`,
    String.raw`^The motion (?:(?:was|is|then) )?(?:\p{L}+ly )?(?:passed|passes|carried|failed|approved|adopted|rejected|defeated)(?: (?:\p{L}+ly|(?:by )?\d[\p{L}\d –-]*))?[.,;]`,
  ].join('|'),
  'u',
);
export const isOnMotion = (unit: Unit): boolean => isTally(unit) || ON_MOTION.test(unit.text);
/** What is said between a motion and its vote is of the motion: "The work would begin in May." */
export function tieToMotion(units: readonly Unit[], at: number, count: number): void {
  if (MOVES.test(units[at]?.text ?? ''))
    for (const between of units.slice(at + 1, at + count)) between.isDependent = true;
}
