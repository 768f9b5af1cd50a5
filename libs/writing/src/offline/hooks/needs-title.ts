import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import type { Analysis } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Kit } from '../kit.js';
import { beginsAtBeginning } from './opening.js';

/** A first sentence with this share of the title's words repeats the title. */
const SAME = 0.75;
/** A shorter title is a name or a label. */
const TITLE_WORDS = 3;

function saysTitle({ stems }: Unit, analysis: Analysis): boolean {
  if (analysis.title.split(' ').length < TITLE_WORDS) return true;
  return shareOfTitle(stems, analysis) >= SAME;
}

/** Whether the title should be above an opening: the opening depends on it, or begins the text without repeating it. */
export function needsTitle(opening: readonly Unit[], kit: Kit): boolean {
  const { analysis } = kit;
  const [first] = opening;
  if (first === undefined || analysis.title === '') return first === undefined;
  const leans = languageOf(analysis.language).context?.leansOnIt(first.text) === true;
  return leans || (beginsAtBeginning(kit) && !saysTitle(first, analysis));
}
