import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import type { Analysis } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import type { Kit } from '../kit.js';
import { PROMISES } from '../structures/subject-list.js';
import { beginsAtBeginning } from './opening.js';

/** A beginning with less of the title's words does not say what the output is about. */
const SUBJECT = 0.4;
/** A beginning with less of a title that promises how, or how many, does not promise it. */
const PROMISED = 0.6;
/** A title of fewer words is a name or a label. */
const TITLE_WORDS = 3;

function namesSubject(opening: readonly Unit[], analysis: Analysis): boolean {
  const { title, language } = analysis;
  if (title.split(' ').length < TITLE_WORDS) return true;
  const share = shareOfTitle(
    opening.flatMap(({ stems }) => stems),
    analysis,
  );
  const [first] = opening;
  if (!PROMISES.test(title) || first?.isQuestion === true) return share >= SUBJECT;
  // an instruction is one of the things promised
  return share >= PROMISED && languageOf(language).instruction?.test(first?.text ?? '') !== true;
}

/** "I first noticed it on the way home": whether the title explains an opening, or has to say what it is about. */
export function needsTitle(opening: readonly Unit[], kit: Kit): boolean {
  const { analysis } = kit;
  const [first] = opening;
  if (first === undefined || analysis.title === '') return first === undefined;
  const { leansOnIt, thisWork } = languageOf(analysis.language).context ?? {};
  const leans = leansOnIt?.(first.text) === true || opening.some(({ text }) => thisWork?.test(text) === true);
  return leans || (beginsAtBeginning(kit) && !namesSubject(opening, analysis));
}
