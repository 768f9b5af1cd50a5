import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import type { Analysis } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Kit } from '../kit.js';
import { beginsAtBeginning } from './opening.js';

/** A beginning with less of the title's words does not say what the output is about. */
const SUBJECT = 0.4;
/** A title of fewer words is a name or a label. */
const TITLE_WORDS = 3;

const namesSubject = (opening: readonly Unit[], analysis: Analysis): boolean =>
  analysis.title.split(' ').length < TITLE_WORDS ||
  shareOfTitle(
    opening.flatMap(({ stems }) => stems),
    analysis,
  ) >= SUBJECT;

/** "I first noticed it on the way home": whether the title explains an opening, or has to say what it is about. */
export function needsTitle(opening: readonly Unit[], kit: Kit): boolean {
  const { analysis } = kit;
  const [first] = opening;
  if (first === undefined || analysis.title === '') return first === undefined;
  const { leansOnIt, thisWork } = languageOf(analysis.language).context ?? {};
  const leans = leansOnIt?.(first.text) === true || opening.some(({ text }) => thisWork?.test(text) === true);
  return leans || (beginsAtBeginning(kit) && !namesSubject(opening, analysis));
}
