import { labelOf } from '../../annotate/item-label.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import type { ListItem } from '../analysis.types.js';
import { itemsBelow } from '../realise.js';

/** A shorter item is the label of the items below it. */
export const LABEL_WORDS = 5;
/** Items of fewer words, each above other items, are all labels if one of them is. */
const ROW_WORDS = 9;
const isUnder = (said: string, words: number): boolean => countWords(said) < words && !/[.!?]$/u.test(said);
/** Whether an item is only the label of those below it: it is short, or ends in a colon and is not long ("A new library, with:"). */
export const isLabelAbove = (said: string, words: number): boolean =>
  isUnder(said, /[:：]$/u.test(said) ? ROW_WORDS : words);
/** An item of fewer words is a label of the items below it. */
export function labelWords(texts: readonly string[], below: readonly (readonly Unit[])[]): number {
  const isPaired = below.every((units) => units.length > 0 && units[0]?.isOfItem !== true);
  const isRow =
    texts.some((text) => isUnder(text, LABEL_WORDS)) && texts.every((text) => isUnder(text, ROW_WORDS));
  return isPaired && isRow ? ROW_WORDS : LABEL_WORDS;
}

/** A label in short: "Choose one" with the labels of all items below it, not with the first item alone. Dates say nothing alone. */
function pointBelow(details: readonly Unit[]): string {
  const labels = [...Map.groupBy(details, ({ block }) => block).values()].map(([unit]) =>
    labelOf(unit?.text ?? ''),
  );
  const areNames = labels.length > 1 && labels.every((label) => /^\P{N}+$/u.test(label));
  return areNames ? labels.join('; ') : (details[0]?.text ?? '');
}

/** A label with the items below it as its text. */
export function labelledItem(label: string, units: readonly Unit[], details: readonly Unit[]): ListItem {
  const text = itemsBelow(details);
  const point = pointBelow(details);
  return { label, text, point, says: text, units: [...units, ...details], details: [] };
}
