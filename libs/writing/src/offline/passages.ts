import { salienceOf } from '../annotate/salience.js';
import type { Unit } from '../annotate/unit.types.js';
import type { Passage } from './analysis.types.js';

/** Whether nothing stands between two sentences: no other paragraph, question, speaker or heading. */
export const isNextTo = (last: Unit, unit: Unit): boolean =>
  unit.index === last.index + 1 &&
  unit.block - last.block <= 1 &&
  unit.section === last.section &&
  unit.speaker === last.speaker;

/** Whether a sentence belongs to the one before it: it leans on it, answers it or tells what came of it. */
const belongsTo = (last: Unit, unit: Unit): boolean =>
  isNextTo(last, unit) &&
  (unit.isDependent || last.announces || last.isQuestion || (last.isIntent && last.block === unit.block));

/** Without an end that only announces. */
function closed(run: readonly Unit[]): readonly Unit[] {
  const end = run.findLastIndex(({ announces }) => !announces);
  return run.slice(0, end + 1);
}

/** Sentences joined to those they need. A sentence whose antecedent may not be told is not told either. */
export function passagesOf(units: readonly Unit[]): Passage[] {
  const runs: Unit[][] = [];
  let open: Unit[] | null = null;
  let last: Unit | undefined;
  for (const unit of units) {
    if (unit.isUntellable || unit.isItem) open = null;
    else if (open !== null && last !== undefined && belongsTo(last, unit)) open.push(unit);
    else if (unit.isDependent) open = null;
    else runs.push((open = [unit]));
    last = unit;
  }
  return runs.flatMap(closedPassage).map((passage, order) => ({ ...passage, order }));
}

function closedPassage(run: readonly Unit[]): Omit<Passage, 'order'>[] {
  const [first, ...rest] = closed(run);
  if (first === undefined) return [];
  const units = [first, ...rest] as const;
  return [
    {
      units,
      section: first.section,
      words: units.reduce((sum, { words }) => sum + words, 0),
      salience: salienceOf(units),
      opensBlock: first.opensBlock,
    },
  ];
}
