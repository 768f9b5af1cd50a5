import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';

/** A shorter item is the label of the items below it. */
export const LABEL_WORDS = 5;
/** Items of fewer words, each above one other item, are all labels if one of them is. */
const ROW_WORDS = 9;
export const isUnder = (said: string, words: number): boolean =>
  countWords(said) < words && !/[.!?]$/u.test(said);
/** An item of fewer words is a label of the items below it. */
export function labelWords(texts: readonly string[], below: readonly (readonly Unit[])[]): number {
  const isPaired = below.every(
    (units) => new Set(units.map(({ block }) => block)).size === 1 && units[0]?.isOfItem !== true,
  );
  const isRow =
    texts.some((text) => isUnder(text, LABEL_WORDS)) && texts.every((text) => isUnder(text, ROW_WORDS));
  return isPaired && isRow ? ROW_WORDS : LABEL_WORDS;
}
