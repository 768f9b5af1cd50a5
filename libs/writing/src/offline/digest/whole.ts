import { withoutCut } from '../../annotate/discourse/quotations.js';
import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isBroken } from '../../annotate/discourse/broken.js';
import { isAside, isTrueInWhole, toldInWhole, type Setting } from '../../annotate/discourse/housekeeping.js';
import { isSpoken } from '../../annotate/discourse/housekeeping-patterns.js';
import { besideCode } from '../../text/without-code.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';
import { isAssent } from '../structures/question-heads.js';
import type { Analysis, List, ListItem } from '../analysis.types.js';
import { ended, textOf } from '../realise.js';
import { NO_LIST } from '../structures/list-leads.js';
import { withoutLabel } from '../structures/lists.js';

export interface Whole {
  units: readonly Unit[];
  lists: readonly List[];
}

/** Housekeeping that another sentence of its paragraph leans on stays: without it that one says something else. */
const isBearable = (unit: Unit): boolean =>
  !unit.isBanned && !isBroken(unit.text.replace(/[:：]$/u, '.'), { withAddress: true, inWhole: true });

/** A shorter question announces its answer: "Looking for more?"; one that leans on the sentence before is longer. */
const QUESTION_WORDS = { free: 8, leaning: 12 } as const;
const asksAlone = ({ isQuestion, isDependent, words }: Unit): boolean =>
  isQuestion && words >= (isDependent ? QUESTION_WORDS.leaning : QUESTION_WORDS.free);

/** "There are many. How do you choose one?": a question of its paragraph does not lead over to the next one. */
const endsBlock = ({ isQuestion, opensBlock, block }: Unit, next: Unit): boolean =>
  isQuestion && !opensBlock && next.block !== block;

/** Whether the next sentence of the paragraph leans on one that can be borne; on what shows a picture, by its own words or as another on it. */
const isLeantOn = (unit: Unit, next: Unit, language: string): boolean =>
  next.block === unit.block &&
  next.isDependent &&
  !isAside(unit.text) &&
  isBearable(unit) &&
  (!unit.isApart || next.isApart || isContextDependent(next.text, language));

const ADDRESS = /https?:/u;
/**
 * With all of a text around them, its greeting and its quotations have their place, and its addresses where it is
 * read; "explained below" is true, and "Of course." follows its question.
 */
export const isTrueWithAll = (unit: Unit, { language, sections }: Analysis, setting: Setting): boolean =>
  (isBearable(unit) &&
    !unit.isApart &&
    (unit.isOfWhole
      ? setting === 'read' || !ADDRESS.test(unit.text)
      : isTrueInWhole(unit.text, language, setting))) ||
  (unit.isQuotedOn && isSpoken(unit.text)) ||
  (sections[unit.section]?.isAside === true && isAssent(unit) && !unit.isBanned);

/** "In short, we sold it.", below what it sums up. */
const withSumming = ({ text, summing }: Unit): string =>
  summing !== '' && upperFirst(summing.slice(-1)) === text.charAt(0) ? summing + text.slice(1) : text;

/** What is left of a text without its housekeeping, and without what leans on that or owes it. */
function keptOf(analysis: Analysis, isHeard: boolean): Unit[] {
  const { units, language, code } = analysis;
  const withRows = new Set(analysis.lists.filter(({ isTable }) => isTable).map(({ section }) => section));
  const settingOf = ({ section }: Unit): Setting =>
    isHeard ? (withRows.has(section) ? 'heard-with-rows' : 'heard') : 'read';
  const isOut = units.map((unit) => unit.isUntellable && !isTrueWithAll(unit, analysis, settingOf(unit)));
  for (let at = units.length - 2; at >= 0; at -= 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (unit === undefined || next === undefined) continue;
    if (isOut[at]) isOut[at] = isOut[at + 1] === true || !isLeantOn(unit, next, language);
    // housekeeping answers no whole question
    else isOut[at] = unit.owesNext && isOut[at + 1] === true && !asksAlone(unit) && !endsBlock(unit, next);
  }
  const kept = units.filter((_, at) => isOut[at] !== true);
  return withoutCut(kept, units).map((unit) => ({
    ...unit,
    text: besideCode(withSumming(isHeard ? unit : { ...unit, text: unit.inFull ?? unit.text }), code, (own) =>
      toldInWhole(own, language, settingOf(unit)),
    ),
  }));
}

/** First items whose lead-in is left out: without it they would be read as part of the text before it. */
function leadlessOf({ units }: Analysis, kept: readonly Unit[]): Set<number> {
  const told = new Set(kept.map(({ index }) => index));
  const found = units.filter((_, at) => {
    const before = units[at - 1];
    return before?.isItem === false && /[:：]$/u.test(before.text) && !told.has(before.index);
  });
  return new Set(found.map(({ index }) => index));
}

/** A run of items in a text, with what is above it. */
interface Run {
  above: string;
  items: Unit[];
}

/** One that is left out, whole or in part, does not end its run. */
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

/** Sentences by their items, with the further paragraphs of each. */
function byItem(units: readonly Unit[]): Unit[][] {
  const items: Unit[][] = [];
  for (const unit of units) {
    const last = items.at(-1);
    if (last !== undefined && (unit.isOfItem || last.at(-1)?.block === unit.block)) last.push(unit);
    else items.push([unit]);
  }
  return items;
}

/** An item alone that is none: the number of a part, half a sentence behind a dash, a name behind a greeting. */
const isNone = ({ above, items }: Run): boolean =>
  byItem(items).length === 1 &&
  (items[0]?.isNumbered === true || /^\p{Ll}.*[.!?]$/u.test(items[0]?.text ?? '') || above.endsWith(','));

/** Items that no list of the analysis has, a list for each run of them. */
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
    // behind others, or without all of its items, it would have other numbers than its author's
    const isNumbered =
      first.isNumbered &&
      !numbered.has(first.section) &&
      byItem(run.items).length === items.length &&
      !(isHeard && items.some(({ isNested }) => isNested));
    if (first.isNumbered) numbered.add(first.section);
    return [{ ...NO_LIST, items, isNumbered, section: first.section, index: first.index }];
  });
}
const itemOf = (units: readonly Unit[]): ListItem => {
  const text = textOf(units);
  return { label: '', text, point: '', says: text, units, details: [] };
};

/** An item with all of its sentences, and those of the items below it; to be read, these have lines of their own. */
function itemInFull(item: ListItem, kept: ReadonlyMap<number, Unit>, isHeard: boolean): ListItem[] {
  const keptOf = (units: readonly Unit[]): Unit[] => units.flatMap(({ index }) => kept.get(index) ?? []);
  const below = isHeard ? -1 : item.details.findIndex(({ isOfItem }) => !isOfItem);
  const end = below < 0 ? item.details.length : below;
  const units = keptOf([...item.units, ...item.details.slice(0, end)]);
  const nested = byItem(keptOf(item.details.slice(end)));
  const own =
    units.length > 1 ? { ...item, units, text: withoutLabel(ended(textOf(units)), item.label) } : item;
  return [own, ...nested.map((each) => ({ ...itemOf(each), isNested: true }))];
}

/** A list with all sentences of its items, and of the items below them. */
const inFull = (list: List, kept: ReadonlyMap<number, Unit>, isHeard: boolean): List => ({
  ...list,
  items: list.items.flatMap((item) => itemInFull(item, kept, isHeard)),
});

/** All of a text but its housekeeping: for an output with room for it. */
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

/** Whether sentences can stand at the head of a text without leaving a hole: they are whole paragraphs, and what follows them needs none of them. */
export function canBeLifted(lifted: readonly Unit[], { units }: Analysis): boolean {
  const indexes = new Set(lifted.map(({ index }) => index));
  const blocks = new Set(lifted.map(({ block }) => block));
  const own = units.filter(({ block }) => blocks.has(block));
  const after = units[units.findLastIndex(({ index }) => indexes.has(index)) + 1];
  return after?.isDependent !== true && own.every(({ index }) => indexes.has(index));
}
