import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { passageOf } from '../passages.js';

const STORY_END = { least: 35, most: 120 } as const;

/** The ending of a story: whole last paragraphs back to one that reads alone, else the last sentence with its context. */
export function endOf({ units, tellings }: Analysis, last: Unit): Passage | null {
  const at = units.indexOf(last);
  let from = at;
  let words = last.words;
  const leans = ({ isDependent, opensBlock }: Unit): boolean => isDependent || !opensBlock;
  for (let unit = units[from]; unit !== undefined; unit = units[from]) {
    if (words >= STORY_END.least && !leans(unit)) break;
    const before = units[from - 1];
    if (before === undefined || before.isExcluded || words + before.words > STORY_END.most) break;
    from -= 1;
    words += before.words;
  }
  const first = units[from];
  const isWhole = first !== undefined && !leans(first);
  return passageOf(isWhole ? units.slice(from, at + 1) : tellings.closureAt(at), at);
}
