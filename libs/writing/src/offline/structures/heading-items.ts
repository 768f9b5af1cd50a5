import { labelOf } from '../../annotate/item-label.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { ListItem } from '../analysis.types.js';
import { textOf } from '../realise.js';
import { contentKeys } from '../../languages/words.js';
import { isOfOther, keyRunOf } from './key-sentence.js';

/** Items of a list of headings, and words of a heading. */
export const ITEMS = { least: 3, runIn: 2, most: 12, words: 14 } as const;
const COUNTS = 'three four five six seven eight nine ten eleven twelve'.split(' ');
/** "Three ways …": 3, "5 tips …": 5; 0 where nothing is counted. */
export const countIn = (title: string): number =>
  Math.max(
    0,
    ...title
      .toLowerCase()
      .split(/[^\p{L}\d.]+/u)
      .map((word) =>
        /^\d{1,2}$/u.test(word)
          ? Number(word)
          : COUNTS.includes(word)
            ? COUNTS.indexOf(word) + ITEMS.least
            : 0,
      )
      .filter((count) => count >= ITEMS.least && count <= ITEMS.most),
  );

/** Words of a point beside its label. */
const POINT_WORDS = 30;
/** Share of the items whose advice has the same label: "Do this instead: …". */
const SAME_LABEL = 0.6;

/** The label that most items have in common; empty where they have none. */
function commonLabel(within: readonly (readonly Unit[])[]): string {
  const counts = new Map<string, number>();
  for (const units of within)
    for (const label of new Set(units.map(({ text }) => labelOf(text)).filter(Boolean)))
      counts.set(label, (counts.get(label) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= within.length * SAME_LABEL ? best[0] : '';
}

/** The sentences after a label down to the end of their paragraph, without the label. */
function behind(label: string, units: readonly Unit[]): readonly Unit[] {
  const at = label === '' ? -1 : units.findIndex(({ text }) => text.startsWith(label));
  const first = units[at];
  if (first === undefined) return units;
  const said = upperFirst(first.text.slice(label.length).replace(/^\s?[:：]\s*/u, ''));
  const rest = units.slice(at + 1).filter(({ block }) => block === first.block);
  return [{ ...first, text: said, isDependent: false }, ...rest];
}

/** The first sentence under a label, where that is of use; else empty. */
function firstOf([first]: readonly Unit[], label: string, language: string): string {
  const isOfUse =
    first !== undefined &&
    !first.isUntellable &&
    !first.announces &&
    !first.isQuestion &&
    !isOfOther(first, new Set(contentKeys(label, language)));
  return isOfUse && !first.owesNext ? first.text : '';
}

/** A heading as an item: what it says, and the sentence below it with the point. */
function itemOf(label: string, units: readonly Unit[], language: string, isStep: boolean): ListItem {
  const own = units.filter(({ isItem }) => !isItem);
  const point = textOf(keyRunOf(own, label, language, { isStep, mostWords: POINT_WORDS }));
  const first = firstOf(own, label, language);
  const says = textOf(keyRunOf(own, label, language, { isStep })) || first;
  return {
    label,
    text: point || first,
    point: point || first,
    says,
    units: own.filter(({ text }) => says.includes(text) || point.includes(text)),
    details: [],
  };
}

/** Headings as the items of a list, by their labels and the sentences below them. */
export function itemsOf(
  labels: readonly string[],
  within: readonly (readonly Unit[])[],
  language: string,
  isSteps: boolean,
): ListItem[] {
  const shared = commonLabel(within);
  return within.map((units, at) =>
    itemOf(labels[at] ?? '', behind(shared, units), language, isSteps || shared !== ''),
  );
}
