import { isContextDependent } from '../../languages/context-dependence.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';

/** Words of a heading that stands over one sentence. */
const MAX_WORDS = 8;

/** A heading that asks: not every sentence of its part answers. */
const ASKS = /[?？]$|^(?:why|por qué|warum|pourquoi|perché|por que|waarom)(?!\p{L})/iu;

/** Whether a part's heading may stand over one sentence of it: a question over its first one, or one that speaks of the same. */
function isNamedBy(heading: string, pick: Candidate, { sections, language }: Plan): boolean {
  const isFirst = sections[pick.section]?.candidates[0]?.index === pick.index;
  const named = new Set(contentKeys(heading, language));
  if (pick.isQuoted || isFirst) return isFirst && !pick.isQuoted;
  return !ASKS.test(heading) || pick.stems.some((each) => named.has(each));
}

/** The heading of its part where that may stand over a sentence, and is not `used` (small letters) yet; else empty. */
export function headingOver(pick: Candidate, plan: Plan, used: ReadonlySet<string>): string {
  const heading = plan.sections[pick.section]?.heading ?? '';
  if (heading === '' || countWords(heading) > MAX_WORDS || used.has(heading.toLowerCase())) return '';
  // "Perché …" asks or gives a reason
  if (isContextDependent(heading, plan.language)) return '';
  return isNamedBy(heading, pick, plan) ? heading : '';
}
