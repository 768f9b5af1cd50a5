import { withoutCut } from '../../annotate/discourse/quotations.js';
import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isBroken } from '../../annotate/discourse/broken.js';
import {
  isAside,
  isSpoken,
  isTrueInWhole,
  toldInWhole,
  type Setting,
} from '../../annotate/discourse/housekeeping.js';
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

/** Items that no list of the analysis has, a list for each run of them. */
function otherLists(items: readonly Unit[]): List[] {
  const runs: Unit[][] = [];
  for (const unit of items) {
    const last = runs.at(-1);
    if (last?.at(-1)?.index === unit.index - 1 && last.at(-1)?.section === unit.section) last.push(unit);
    else runs.push([unit]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    const byBlock = [...Map.groupBy(run, ({ block }) => block).values()];
    const items = byBlock.map((units) => ({
      ...itemOf(units),
      isNested: !first.isNested && units.some(({ isNested }) => isNested),
    }));
    return [{ ...NO_LIST, items, section: first.section, index: first.index }];
  });
}
const itemOf = (units: readonly Unit[]): ListItem => {
  const text = textOf(units);
  return { label: '', text, point: '', says: text, units, details: [] };
};

/** A list with all sentences of its items, and of the items below them. */
const inFull = (list: List, kept: ReadonlyMap<number, Unit>): List => ({
  ...list,
  items: list.items.map((item) => {
    const units = [...item.units, ...item.details].flatMap(({ index }) => kept.get(index) ?? []);
    return units.length > 1 ? { ...item, units, text: withoutLabel(ended(textOf(units)), item.label) } : item;
  }),
});

/** All of a text but its housekeeping: for an output with room for it. */
export function wholeOf(analysis: Analysis, isHeard = false): Whole {
  const kept = keptOf(analysis, isHeard);
  const whole = new Map(kept.map((unit) => [unit.index, unit]));
  const lists = analysis.lists.filter(({ isOfHeadings }) => !isOfHeadings).map((list) => inFull(list, whole));
  const listed = new Set(
    lists.flatMap(({ leadUnits, items }) => [
      ...leadUnits.map(({ index }) => index),
      ...items.flatMap(({ units }) => units.map(({ index }) => index)),
    ]),
  );
  const left = kept.filter(({ index }) => !listed.has(index));
  const leadless = leadlessOf(analysis, kept);
  const others = otherLists(left.filter(({ isItem }) => isItem)).filter(({ index }) => !leadless.has(index));
  return { units: left.filter(({ isItem }) => !isItem), lists: [...lists, ...others] };
}

/** Whether sentences can stand at the head of a text without leaving a hole: they are whole paragraphs, and what follows them needs none of them. */
export function canBeLifted(lifted: readonly Unit[], { units }: Analysis): boolean {
  const indexes = new Set(lifted.map(({ index }) => index));
  const blocks = new Set(lifted.map(({ block }) => block));
  const own = units.filter(({ block }) => blocks.has(block));
  const after = units[units.findLastIndex(({ index }) => indexes.has(index)) + 1];
  return after?.isDependent !== true && own.every(({ index }) => indexes.has(index));
}
