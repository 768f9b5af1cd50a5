import { oneOf } from '../../text/one-of.js';
import type { Unit } from '../unit.types.js';

const TALE = oneOf`story anecdote tale`;
const TELLS_OF = '(?:share|tell|give)|(?:start|begin|open|end|close|finish)(?= (?:off )?(?:with|by) )';
const WILL = String.raw`let me|(?:i|we)(?:['’]d| would) like to|it(?:['’]s| is) time (?:for (?:me|us) )?to`;
const OFFERED = String.raw`(?: (?:you|off|with|by|sharing|telling)){0,3} (?:an?|one|this|my|some|another) (?:[\p{L}-]+ ){0,3}`;
/** "Let me share a little story", "Now it is time for me to end with a scenario". */
export const OFFERS_STORY = String.raw`^(?:(?:now|so|but|and|first|finally),? )*(?:${WILL}) (?:${TELLS_OF})${OFFERED}(?:${TALE}|stories|scenario|example)(?=[^\p{L} ]| (?:${oneOf`of about that from to for with which where`}) )`;
/** A sentence that only says that a story follows, and nothing of it. */
const ONLY_OFFERS = new RegExp(
  String.raw`${OFFERS_STORY}(?: (?:for|with) you(?: (?:all|to \p{L}+))?)?[.!]$`,
  'iu',
);

/** "in the following story": the sentence is included only with the story's end, some paragraphs below. */
const TELLS = new RegExp(String.raw`\bthe following (?:${TALE})\b`, 'iu');
const STORY = String.raw`(?:\p{L}+ ){0,2}(?:${TALE})`;
/** "There is a story to that…", "Let me tell you a story.": included with the rest of its paragraph. */
const TELLS_NEXT = new RegExp(
  [
    String.raw`^(?:\p{L}+ )?there(?:['’]s| is) an? ${STORY} (?:to|behind|about) (?:it|that|this)[^\p{L}]*$`,
    String.raw`^(?:\p{L}+ )?let me tell you (?:an?|the|this|that) ${STORY}[^\p{L}]*$`,
  ].join('|'),
  'iu',
);
const MOST_SENTENCES = 12;
/** How many sentences are left of the part of the text that the story is in. */
function leftOf(units: readonly Unit[], at: number, part: 'block' | 'section'): number {
  let by = 0;
  while (by < MOST_SENTENCES && units[at + by + 1]?.[part] === units[at]?.[part]) by += 1;
  return by;
}
/** How many sentences below belong to the story that a sentence announces; 0 if it announces none. */
export function storyBelow(units: readonly Unit[], at: number): number {
  const { text = '', isExcluded = true } = units[at] ?? {};
  if (isExcluded) return 0;
  if (TELLS.test(text)) return leftOf(units, at, 'section');
  return TELLS_NEXT.test(text) ? leftOf(units, at, 'block') : 0;
}

/** Leaves the offer of a story out of selected outputs if the story does not depend on it. */
export function setAsideOffer(unit: Unit, next: Unit | undefined): void {
  if (next?.block !== unit.block || next.isDependent || !ONLY_OFFERS.test(unit.text)) return;
  next.opensBlock ||= unit.opensBlock;
  Object.assign(unit, { isExcluded: true, isOfWhole: true });
}
