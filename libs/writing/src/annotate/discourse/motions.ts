import { isDecision } from './conclusions.js';
import type { Unit } from '../unit.types.js';

const NOMINATES = /\bnominated\b/iu;
/** Not "flowers were moved to the park". */
const MOVES =
  /(?<!\b(?:is|are|was|were|be|been|being) )\b(?:moved to|motioned to|(?:made|proposed) a motion|a (?:motion was made|proposal) to)\b/iu;
const SETTLES =
  /\bmotion to \p{L}+ (?:passed|carried)\b|\bno(?: one|body) (?:was )?opposed\b|\bno objections?\b|\bmotion\b.*\bwas tabled\b|\bvote was in favou?r\b|\bso \p{Lu}[^.]{2,60} (?:is|are)\b/iu;
/** What settles all that is open: a vote to table it. */
const TABLES = /\bmotion to table (?:passed|carried)\b/iu;
const LABEL_WORDS = 6;

const isLabel = (unit: Unit | undefined): boolean =>
  unit?.opensBlock === true && unit.words <= LABEL_WORDS && /[\p{L}\d]$/u.test(unit.text);

/** "The vote was in favour of Ann. Ann is secretary." */
const RESULT_WORDS = 8;
const goesOn = (outcome: Unit | undefined, next: Unit | undefined): boolean =>
  next !== undefined &&
  next.block === outcome?.block &&
  next.words <= RESULT_WORDS &&
  !next.isUntellable &&
  !MOVES.test(next.text);

/** The first and last position of what is moved, or who is nominated, with all that is moved upon it, down to its outcome. */
function motionsIn(units: readonly Unit[]): [number, number][] {
  const found: [number, number][] = [];
  let from = -1;
  let open = 0;
  units.forEach((unit, at) => {
    if (unit.section !== units[at - 1]?.section) open = 0;
    const nominates = NOMINATES.test(unit.text);
    if (open === 0 && (nominates || MOVES.test(unit.text))) from = isLabel(units[at - 1]) ? at - 1 : at;
    open = nominates ? Math.max(open, 1) : open + Number(MOVES.test(unit.text));
    if (open === 0 || !(isDecision(unit.text) || SETTLES.test(unit.text))) return;
    open = TABLES.test(unit.text) ? 0 : open - 1;
    if (open > 0) return;
    let to = at;
    while (goesOn(units[to], units[to + 1])) to += 1;
    found.push([from, to]);
  });
  return found;
}

/** Positions of sentences that need the one before them. */
export const tiedToMotions = (units: readonly Unit[]): ReadonlySet<number> =>
  new Set(
    motionsIn(units).flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at + 1)),
  );

/** A motion or an election keeps its outcome, and an outcome its motion. */
export function tieMotions(units: readonly Unit[]): void {
  const tied = tiedToMotions(units);
  units.forEach((unit, at) => {
    unit.isDependent ||= tied.has(at);
    unit.owesNext ||= tied.has(at + 1);
  });
}
