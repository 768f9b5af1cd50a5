import { contentKeys, countWords } from '../../languages/words.js';
import type { List } from '../analysis.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import { isEnumerated } from '../digest/parts.js';
import type { Kit } from '../kit.js';
import { listText, waysToTell } from '../realise.js';
import { wholeLists } from '../runs.js';
import type { Telling } from './post-body.js';

/** Fewer items are no list. */
const LEAST_ITEMS = 3;
/** A list of less is one of details. */
const TELLING_LIST = 0.12;
/** Words of a list in a post, and of an item of it. */
const LIST_WORDS = { steps: 240, item: 64 } as const;

/** A list as a post has room for it; empty where not even its labels fit. */
function listed(list: List, most: number): string {
  const fits = (each: List): boolean =>
    countWords(listText(each)) <= (list.isSteps ? LIST_WORDS.steps : most) &&
    each.items.every(({ label, text }) => countWords(`${label} ${text}`) <= LIST_WORDS.item);
  const told = waysToTell(list).find(fits);
  return told === undefined ? '' : listText(told);
}

/** The list under the heading closest to the title. Pros and cons are included together or not at all. */
function enumeratedIn({ analysis }: Kit, most: number, headed: (list: List) => List): string[] {
  const { language, sections } = analysis;
  const nearness = ({ leadIn, section }: List): number =>
    shareOfTitle(contentKeys(`${sections[section]?.heading ?? ''} ${leadIn}`, language), analysis);
  const parentOf = ({ section }: List): number | null => sections[section]?.parent ?? null;
  const all = analysis.lists
    .filter(isEnumerated)
    .toSorted(
      (a, b) => Number(b.isNumbered) - Number(a.isNumbered) || nearness(b) - nearness(a) || b.index - a.index,
    );
  const [first] = all;
  if (first === undefined) return [];
  const beside = all.filter(
    (list) => list.section > 0 && parentOf(list) === parentOf(first) && /[?？]$/u.test(list.leadIn),
  );
  if (beside.length > 1) {
    const texts = beside
      .toSorted((a, b) => a.index - b.index)
      .map((list) => listed(headed(list), most / beside.length));
    if (texts.every((text) => text !== '')) return texts;
  }
  const own = all.map((list) => listed(headed(list), most)).find((text) => text !== '');
  return own === undefined ? [] : [own];
}

/** The lists a text is made of, else what it enumerates, or its weightiest list. */
export function listsIn(kit: Kit, telling: Telling, most: number): string[] {
  const { sections } = kit.analysis;
  // a lead-in that was used is replaced by the heading above it
  const headed = (list: List): List =>
    list.leadUnit !== null && telling.indexes.has(list.leadUnit.index)
      ? { ...list, leadIn: sections[list.leadUnit.section]?.heading ?? '' }
      : list;
  const whole = wholeLists(kit);
  if (whole.length > 0) return whole.map((list) => listText(list));
  const own = enumeratedIn(kit, most, headed);
  if (own.length > 0) return own;
  const main = kit.analysis.lists
    .filter(
      ({ isMain, isOfHeadings, items, salience }) =>
        isMain && !isOfHeadings && items.length >= LEAST_ITEMS && salience >= TELLING_LIST,
    )
    .toSorted((a, b) => b.salience - a.salience);
  const told = main.map((list) => listed(headed(list), most)).find((text) => text !== '');
  return told === undefined ? [] : [told];
}
