import { languageOf } from '../../languages/registry.js';
import type { Motions } from '../../languages/schema.js';
import { isDecision } from './conclusions.js';
import type { Unit } from '../unit.types.js';

const LABEL_WORDS = 6;

const isLabel = (unit: Unit | undefined): boolean =>
  unit?.opensBlock === true && unit.words <= LABEL_WORDS && /[\p{L}\d]$/u.test(unit.text);

/** "The vote was in favour of Ann. Ann is secretary." */
const RESULT_WORDS = 8;
const goesOn = (outcome: Unit | undefined, next: Unit | undefined, { moves }: Motions): boolean =>
  next !== undefined &&
  next.block === outcome?.block &&
  next.words <= RESULT_WORDS &&
  !next.isUntellable &&
  !moves.test(next.text);

/** The first and last position of what is moved, or who is nominated, with all that is moved upon it, down to its outcome. */
function motionsIn(units: readonly Unit[], words: Motions): [number, number][] {
  const { nominates: names, moves, settles, tables } = words;
  const found: [number, number][] = [];
  let from = -1;
  let open = 0;
  units.forEach((unit, at) => {
    if (unit.section !== units[at - 1]?.section) open = 0;
    const nominates = names.test(unit.text);
    if (open === 0 && (nominates || moves.test(unit.text))) from = isLabel(units[at - 1]) ? at - 1 : at;
    open = nominates ? Math.max(open, 1) : open + Number(moves.test(unit.text));
    if (open === 0 || !(isDecision(unit.text) || settles.test(unit.text))) return;
    open = tables.test(unit.text) ? 0 : open - 1;
    if (open > 0) return;
    let to = at;
    while (goesOn(units[to], units[to + 1], words)) to += 1;
    found.push([from, to]);
  });
  return found;
}

/** Positions of sentences that need the one before them. */
export function tiedToMotions(units: readonly Unit[], language: string): ReadonlySet<number> {
  const { motions } = languageOf(language);
  const found = motions === undefined ? [] : motionsIn(units, motions);
  return new Set(found.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at + 1)));
}

/** A motion or an election keeps its outcome, and an outcome its motion. */
export function tieMotions(units: readonly Unit[], language: string): void {
  const tied = tiedToMotions(units, language);
  units.forEach((unit, at) => {
    unit.isDependent ||= tied.has(at);
    unit.owesNext ||= tied.has(at + 1);
  });
}
