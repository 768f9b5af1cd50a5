import type { Unit } from '../../annotate/unit.types.js';
import { FINISHED } from './first-lines.js';

/** Whether a sentence is understood under a title alone: it begins a paragraph and assumes nothing. */
export const isAlone = (unit: Unit): boolean => unit.opensBlock && isKnown(unit);

/** Whether a sentence assumes nothing, wherever it is. */
export const isKnown = (unit: Unit): boolean =>
  !unit.isDependent &&
  !unit.isItem &&
  !unit.isExcluded &&
  !unit.needsName &&
  !unit.announces &&
  !unit.owesNext &&
  unit.reach === 0 &&
  unit.question === '' &&
  unit.speaker === '' &&
  FINISHED.test(unit.text);
