import { withoutCut } from '../../annotate/quotations/quotations.js';
import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isBroken } from '../../annotate/discourse/broken.js';
import { isAside, isTrueInWhole, toldInWhole, type Setting } from '../../annotate/discourse/housekeeping.js';
import { isSpoken } from '../../annotate/discourse/housekeeping-patterns.js';
import { openingsOf } from '../../languages/dependent-openings.js';
import { says } from '../../languages/discourse-words.js';
import { isForeign } from '../../languages/stop-words.js';
import { countWords } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { wordsOf } from '../passages.js';
import { besideCode } from '../../text/without-code.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';
import { isAssent } from '../structures/question-heads.js';
import type { Analysis, List, ListItem } from '../analysis.types.js';
import { ended, itemsBelow, textOf } from '../realise.js';
import { leadsTo } from './leads-to.js';
import { frameOfLetter } from './letter.js';
import { NO_LIST } from '../structures/list-leads.js';
import { LABEL_WORDS } from '../structures/labels-above.js';
import { withoutLabel } from '../structures/lists.js';

export interface Whole {
  units: readonly Unit[];
  lists: readonly List[];
}

/** Whether a sentence of housekeeping may stay where the next one depends on it. */
const mayStay = (unit: Unit): boolean =>
  !unit.isBanned && !isBroken(unit.text.replace(/[:：]$/u, '.'), { withAddress: true, inWhole: true });

/** A sentence without a connective that only adds it: "In addition, we sold it." */
function withoutAdding(text: string, language: string): string {
  const rest = text.replace(openingsOf(language).droppable.for(text), '');
  return says('contrast', text.slice(0, text.length - rest.length), language) ? text : rest;
}

const ADDRESS = /https?:/u;
/** Whether a sentence only sends to an address, which cannot be heard. */
const sendsAway = ({ isOfWhole, text }: Unit): boolean => isOfWhole && ADDRESS.test(text);

/** A demand below its label: "More details: see …". */
const LABELLED = /^\p{L}+(?: \p{L}+)?: (?:see|read|watch|check out) /iu;

/** Whether the next sentence of the paragraph depends on this one and this one may stay. After a picture, a lost link or a demand to follow one that is only heard, it needs more than a connective. */
const isLeantOn = (unit: Unit, next: Unit, language: string, isHeard: boolean): boolean =>
  next.block === unit.block &&
  next.isDependent &&
  !isAside(unit.text) &&
  mayStay(unit) &&
  (!(unit.isApart || (isHeard && (unit.isDemand || LABELLED.test(unit.text)) && sendsAway(unit))) ||
    next.isApart ||
    isContextDependent(withoutAdding(next.text, language), language));

/** Lengths of an original in relation to its translation. */
const TRANSLATED = { least: 0.75, most: 1.25 } as const;

/** The paragraphs in another language that are originals of the ones above, which are their translations. */
const originalsOf = onceFor(({ units, language }: Analysis): ReadonlySet<number> => {
  const blocks = Map.groupBy(units, ({ block }) => block);
  const isOriginal = ([block, own]: [number, readonly Unit[]]): boolean => {
    const above = blocks.get(block - 1);
    if (!above?.[0] || !own.every(({ text }) => isForeign(text, language))) return false;
    const ratio = wordsOf(own) / wordsOf(above);
    const isAlike = ratio >= TRANSLATED.least && ratio <= TRANSLATED.most;
    return isAlike && !isForeign(above[0].text, language) && !/[:：]$/u.test(above.at(-1)?.text ?? '');
  };
  return new Set([...blocks].filter(isOriginal).map(([block]) => block));
});

/** Whether an excluded sentence may stay in a whole text: a greeting, a quotation, "explained below", an answer's "Of course." */
export const isTrueWithAll = (unit: Unit, analysis: Analysis, setting: Setting): boolean =>
  (mayStay(unit) &&
    !unit.isApart &&
    !originalsOf(analysis).has(unit.block) &&
    (unit.isOfWhole
      ? setting === 'read' || !(sendsAway(unit) || frameOfLetter(analysis).has(unit.index))
      : isTrueInWhole(unit.text, analysis.language, setting))) ||
  (unit.isQuotedOn && isSpoken(unit.text)) ||
  (analysis.sections[unit.section]?.isAside === true && isAssent(unit) && !unit.isBanned);

/** Restores the words by which a sentence sums up, here below what it sums up: "In short, we sold it." */
export const withSumming = ({ text, summing }: Unit): string =>
  summing !== '' && upperFirst(summing.slice(-1)) === text.charAt(0) ? summing + text.slice(1) : text;

/** An opening that only fits the page, of a sentence that the next one may need: "In the above image, …". */
const ON_IMAGE = /^in the (?:above|below) (?:image|photo|picture|screenshot|chart|graph|diagram|figure), /iu;
const withoutImage = (text: string): string => {
  const rest = text.replace(ON_IMAGE, '');
  return rest === text ? text : upperFirst(rest);
};

/** The sentences of a text without its housekeeping, and without lead-ins to it. */
function keptOf(analysis: Analysis, isHeard: boolean): Unit[] {
  const { units, language, code } = analysis;
  const withRows = new Set(analysis.lists.filter(({ isTable }) => isTable).map(({ section }) => section));
  const settingOf = ({ section }: Unit): Setting =>
    isHeard ? (withRows.has(section) ? 'heard-with-rows' : 'heard') : 'read';
  const isOut = units.map((unit) => unit.isExcluded && !isTrueWithAll(unit, analysis, settingOf(unit)));
  for (let at = units.length - 2; at >= 0; at -= 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (unit === undefined || next === undefined) continue;
    if (isOut[at]) isOut[at] = isOut[at + 1] === true || !isLeantOn(unit, next, language, isHeard);
    // housekeeping does not answer a complete question
    else isOut[at] = isOut[at + 1] === true && leadsTo(unit, next);
  }
  const kept = units.filter((_, at) => isOut[at] !== true);
  return withoutCut(kept, units).map((unit) => ({
    ...unit,
    text: besideCode(withSumming(isHeard ? unit : { ...unit, text: unit.inFull ?? unit.text }), code, (own) =>
      withoutImage(toldInWhole(own, language, settingOf(unit))),
    ),
  }));
}

/** First items without their lead-in, which would be read as part of the text before it. */
function leadlessOf({ units }: Analysis, kept: readonly Unit[]): Set<number> {
  const told = new Set(kept.map(({ index }) => index));
  const found = units.filter((_, at) => {
    const before = units[at - 1];
    return before?.isItem === false && /[:：]$/u.test(before.text) && !told.has(before.index);
  });
  return new Set(found.map(({ index }) => index));
}

interface Run {
  above: string;
  items: Unit[];
}

function runsOfItems(units: readonly Unit[]): Run[] {
  const runs: Run[] = [];
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    if (!unit.isItem) continue;
    if (before?.isItem === true && before.section === unit.section) runs.at(-1)?.items.push(unit);
    else runs.push({ above: before?.text ?? '', items: [unit] });
  }
  return runs;
}

function byItem(units: readonly Unit[]): Unit[][] {
  const items: Unit[][] = [];
  for (const unit of units) {
    const last = items.at(-1);
    if (last !== undefined && (unit.isOfItem || last.at(-1)?.block === unit.block)) last.push(unit);
    else items.push([unit]);
  }
  return items;
}

/** A single item that is not a list: the number of a section, half a sentence after a dash, a name after a greeting. */
const isNone = ({ above, items }: Run): boolean =>
  byItem(items).length === 1 &&
  (items[0]?.isNumbered === true || /^\p{Ll}.*[.!?]$/u.test(items[0]?.text ?? '') || above.endsWith(','));

/** Lists of the items that no list of the analysis has, one for each run. */
function otherLists(runs: readonly Run[], kept: ReadonlyMap<number, Unit>, isHeard: boolean): List[] {
  const numbered = new Set<number>();
  return runs.flatMap((run) => {
    const own = run.items.flatMap(({ index }) => kept.get(index) ?? []);
    const [first] = own;
    if (first === undefined) return [];
    const items = byItem(own).map((units) => ({
      ...itemOf(units),
      isNested: !first.isNested && units[0]?.isNested === true,
    }));
    // after another numbered list, or with items missing, its numbers would be wrong
    const isNumbered =
      first.isNumbered &&
      !numbered.has(first.section) &&
      byItem(run.items).length === items.length &&
      !isFlattened(items, isHeard);
    if (first.isNumbered) numbered.add(first.section);
    return [{ ...NO_LIST, items, isNumbered, section: first.section, index: first.index }];
  });
}
const itemOf = (units: readonly Unit[]): ListItem => {
  const text = textOf(units);
  return { label: '', text, point: '', says: text, units, details: [] };
};

/** Whether nested items are heard without marks: they would be numbered with the others. */
const isFlattened = (items: readonly ListItem[], isHeard: boolean): boolean =>
  isHeard && items.some(({ isNested }) => isNested);

/** With more words below it, a label gets a line above them. */
const LABELLED_WORDS = 120;
/** Puts the items below a label back on separate lines if they are too long to follow it in one, for reading also if a lead-in is the label. */
function withItemsBelow(item: ListItem, isHeard: boolean): ListItem {
  const end = item.units.findIndex(({ block, isOfItem }) => block !== item.units[0]?.block && !isOfItem);
  const units = item.units.slice(0, Math.max(0, end));
  const text = textOf(units);
  const isLed = !isHeard && /[:：]$/u.test(text) && countWords(text) >= LABEL_WORDS;
  if (end < 0 || (!isLed && countWords(item.text) <= LABELLED_WORDS)) return item;
  return { ...item, label: '', text, units, details: item.units.slice(end) };
}

/** An item with all of its sentences. For reading, nested items become separate items. */
function itemInFull(written: ListItem, kept: ReadonlyMap<number, Unit>, isHeard: boolean): ListItem[] {
  const keptOf = (units: readonly Unit[]): Unit[] => units.flatMap(({ index }) => kept.get(index) ?? []);
  const item = withItemsBelow(written, isHeard);
  const below = isHeard && item === written ? -1 : item.details.findIndex(({ isOfItem }) => !isOfItem);
  const end = below < 0 ? item.details.length : below;
  const units = keptOf([...item.units, ...item.details.slice(0, end)]);
  const nested = byItem(keptOf(item.details.slice(end)));
  const isLabel = withoutLabel(units[0]?.text ?? '', item.label) === '';
  const text = isLabel ? itemsBelow(units.slice(1)) : withoutLabel(ended(textOf(units)), item.label);
  const own = units.length > 1 ? { ...item, units, text } : item;
  return [own, ...nested.map((each) => ({ ...itemOf(each), isNested: true }))];
}

function inFull(list: List, kept: ReadonlyMap<number, Unit>, isHeard: boolean): List {
  const items = list.items.flatMap((item) => itemInFull(item, kept, isHeard));
  return { ...list, items, isNumbered: list.isNumbered && !isFlattened(items, isHeard) };
}

/** All of a text without its housekeeping, for an output with room for it. */
export function wholeOf(analysis: Analysis, isHeard = false): Whole {
  const kept = keptOf(analysis, isHeard);
  const whole = new Map(kept.map((unit) => [unit.index, unit]));
  const lists = analysis.lists
    .filter(({ isOfHeadings }) => !isOfHeadings)
    .map((list) => inFull(list, whole, isHeard));
  const listed = new Set(
    lists.flatMap(({ leadUnits, items }) => [
      ...leadUnits.map(({ index }) => index),
      ...items.flatMap(({ units }) => units.map(({ index }) => index)),
    ]),
  );
  const left = kept.filter(({ index }) => !listed.has(index));
  const leadless = leadlessOf(analysis, kept);
  const runs = Map.groupBy(runsOfItems(analysis.units), isNone);
  const plain = new Set((runs.get(true) ?? []).flatMap(({ items }) => items.map(({ index }) => index)));
  const free = new Map(left.map((unit) => [unit.index, unit]));
  const others = otherLists(runs.get(false) ?? [], free, isHeard).filter(({ index }) => !leadless.has(index));
  return {
    units: left.filter(({ isItem, index }) => !isItem || plain.has(index)),
    lists: [...lists, ...others],
  };
}
