import { isSpoken } from '../../annotate/discourse/housekeeping-patterns.js';
import type { Unit } from '../../annotate/unit.types.js';

/** A shorter question only announces its answer: "Looking for more?" One that depends on the sentence before is longer. */
const QUESTION_WORDS = { free: 8, leaning: 12 } as const;
const asksAlone = ({ isQuestion, isDependent, words }: Unit): boolean =>
  isQuestion && words >= (isDependent ? QUESTION_WORDS.leaning : QUESTION_WORDS.free);

const AUTHORS_WORK = /^(?:i|we) (?:\p{L}+ )?(?:write|blog|tweet|post) (?:\p{L}+ )?about\b/iu;
/**
 * Whether a sentence is of no use without the next one: it owes that, or leads to a request ("I write about harbours.
 * Follow me on …"). A question inside a paragraph does not introduce another one.
 */
export const leadsTo = (unit: Unit, next: Unit): boolean =>
  (unit.isOfWhole && AUTHORS_WORK.test(unit.text) && isSpoken(next.text)) ||
  (unit.owesNext && !asksAlone(unit) && (!unit.isQuestion || unit.opensBlock || next.block === unit.block));
