import type { Unit } from '../unit.types.js';
import { offersStory } from './announcements.js';

/** "in the following story": the sentence is included only with the story's end, some paragraphs below. */
const TELLS = /\bthe following (?:story|anecdote|tale)\b/iu;
const STORY = String.raw`(?:\p{L}+ ){0,2}(?:story|anecdote|tale)`;
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
  if (next?.block !== unit.block || next.isDependent || !offersStory(unit.text)) return;
  next.opensBlock ||= unit.opensBlock;
  Object.assign(unit, { isExcluded: true, isOfWhole: true });
}
