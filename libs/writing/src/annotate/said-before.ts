import { oneOf } from '../text/one-of.js';
import type { Unit } from './unit.types.js';

const AUXILIARIES = oneOf`did does do was were is are has have had would could can`;
/** A verb that only the text before says: "But eventually it did.", but not "We helped as much as we could." */
const ELIDED = new RegExp(
  String.raw`^(?:(?:but|yet|and|so|then|still|however|eventually|finally|at last|in the end),? ){1,3}(?:i|it|they|he|she|we|you) (?<verb>${AUXILIARIES})(?: too)?[.!]$`,
  'iu',
);
const MOST_WORDS = 7;
const REACH = 12;

/** What would deny the verb that a short sentence affirms without saying it; null for none. */
function denialOf({ text, words }: Unit): RegExp | null {
  const { verb } = (words <= MOST_WORDS && ELIDED.exec(text)?.groups) || {};
  return verb === undefined ? null : new RegExp(String.raw`(?<!\p{L})${verb}(?:n?['’]t| not)(?!\p{L})`, 'iu');
}

/** Distance back to the sentence of the paragraph that denies what a short one affirms: "It didn't reach them. … But eventually it did."; 0 for none. */
export function deniedBefore(units: readonly Unit[], at: number): number {
  const unit = units[at];
  const denied = unit === undefined ? null : denialOf(unit);
  if (denied === null) return 0;
  const before = units.slice(Math.max(0, at - REACH), at).filter(({ block }) => block === unit?.block);
  const found = before.findLastIndex(({ text }) => denied.test(text));
  return found < 0 ? 0 : before.length - found;
}

/** What begins to tell how something goes: "It works like this: rain fills the tank." */
const BEGINS = new RegExp(
  `(?:${oneOf`like_this like_so as_follows in_this_(?:way|order)`}): (?:\\S+ ){2}\\S`,
  'iu',
);
const GOES_ON = new RegExp(
  `^(?:${oneOf`then next(?!_to) after_that afterwards? finally lastly`})(?!\\p{L})`,
  'iu',
);

/** Number of the sentences with which a paragraph goes on to tell how something goes: "Then the tank fills the trough. Finally, …" */
export function stepsAfter(units: readonly Unit[], at: number): number {
  if (!BEGINS.test(units[at]?.text ?? '')) return 0;
  let by = 0;
  while (units[at + by + 1]?.block === units[at]?.block && GOES_ON.test(units[at + by + 1]?.text ?? ''))
    by += 1;
  return by;
}
