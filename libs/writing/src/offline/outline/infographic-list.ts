import { countWords } from '../../languages/words.js';
import { countAs } from '../../platforms/count.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, List, ListItem } from '../analysis.types.js';
import { pointOver, underPart } from '../digest/parts.js';
import type { Kit } from '../kit.js';
import { firstSentence, inOneSentence, withoutFinalColon } from '../realise.js';
import { indexesOf } from '../runs.js';
import { saysI } from '../opening-pronoun.js';
import type { Block } from './infographic-labels.js';
import { countIn } from '../structures/heading-items.js';
import { namedTogether } from '../structures/named-lists.js';
import { NEEDED_WHOLE } from '../structures/needed-whole.js';
import { isSubject } from '../structures/subject-list.js';

/** Most words of a block's text, of its label, and of a lead-in that is a label. */
const WORDS = { text: 30, label: 8, lead: 9 } as const;
export const BLOCKS = { least: 3, enough: 9, most: 11 } as const;

/** A lead-in, or its last sentences if it is too long for a block; one sentence alone may lean on the others. */
function shortLead({ leadIn, leadUnits }: List): string {
  if (countAs('words', leadIn) <= WORDS.text) return leadIn;
  const ends = leadUnits.slice(1, -1).map((_, at) =>
    leadUnits
      .slice(at + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  return ends.find((end) => countAs('words', end) <= WORDS.text) ?? leadIn;
}

/** The block that introduces a list: its lead-in as a label or text, or the heading above it; empty if neither fits. */
function leadOf(list: List, { analysis }: Kit): Block {
  const { leadUnit, section, items } = list;
  const isLabel = (line: string): boolean =>
    line !== '' && countWords(line) <= (/[:：]$/u.test(line) ? WORDS.lead : WORDS.label);
  const point = pointOver(list, analysis);
  const ofPoint = point === '' || list.leadIn === point ? '' : `${point} – ${list.leadIn}`;
  const leadIn = [ofPoint, underPart(list, analysis).leadIn].find(isLabel) ?? shortLead(list);
  // what goes on with a small letter completes the sentence of its lead-in
  const completes = /[:：]$/u.test(leadIn) && items.every(({ text }) => /^\p{Ll}/u.test(text));
  const heading = leadUnit === null || completes ? '' : (analysis.sections[section]?.heading ?? '');
  const label = isLabel(leadIn)
    ? leadIn
    : countAs('words', leadIn) > WORDS.text && isLabel(heading)
      ? heading
      : '';
  if (label !== '') return { figure: withoutFinalColon(label), text: '' };
  return { figure: '', text: countAs('words', leadIn) > WORDS.text ? '' : leadIn };
}

const isWholeEnough = ({ text }: ListItem): boolean => countWords(text) <= WORDS.text;

/** The text of an item's block: a step in full if it fits, the point of a heading, or the first sentence. */
function pointIn(item: ListItem, { isSteps, isOfHeadings }: List): string {
  const { text, point, units } = item;
  if (isSteps && !isOfHeadings) return countWords(text) < WORDS.text ? text : point;
  if (isSteps) return point;
  return isOfHeadings ? firstSentence(point, units) : inOneSentence(item);
}
const isLabelShort = ({ label }: ListItem): boolean => countWords(label) <= WORDS.label;

const saysAll = ({ items }: List): boolean => items.every(({ label }) => countWords(label) >= BARE_NAME);

const isUnfit = (point: string, language: string): boolean =>
  countAs('words', point) > WORDS.text || saysI(point, language);

/** An item as a block: a short label above its point if that fits, else one of the two. */
function blockOf(item: ListItem, at: number, list: List, areShort: boolean): Block {
  const { label } = item;
  const point = pointIn(item, list) || firstSentence(item.says, item.units);
  const number = list.isNumbered || !areShort ? `${at + 1}. ` : '';
  if (label === '' || !areShort) return { figure: '', text: number + (label || point) };
  return { figure: number + label, text: countAs('words', point) > WORDS.text ? '' : point };
}

const isBareName = ({ label, point }: ListItem): boolean =>
  (label === '' || point === '') && countWords(label + point) < BARE_NAME;
const BARE_NAME = 3;

/** Whether a list can be shown: every item says something, and steps are not shortened much. */
const isTellable = ({ items, isSteps, isOfHeadings }: List): boolean =>
  items.length >= BLOCKS.least &&
  items.every((item) => (item.label !== '' || item.point !== '') && !isBareName(item)) &&
  (!isSteps || isOfHeadings || items.every(isWholeEnough));

/** The positions of ingredients and steps: a few of them would stand for all. */
export const inSequences = onceFor(
  ({ lists }: Analysis): ReadonlySet<number> =>
    new Set(
      lists
        .filter(
          ({ isSteps, isOfHeadings, leadIn }) => !isOfHeadings && (isSteps || NEEDED_WHOLE.test(leadIn)),
        )
        .flatMap(({ items }) => items.flatMap(({ units, details }) => indexesOf([...units, ...details]))),
    ),
);

/** Joins items to as few rows as fit a block. */
function rowsOf(items: readonly ListItem[]): string[] {
  const rows: string[] = [];
  for (const { text } of items) {
    const longer = [...rows.slice(-1), text].join(' · ');
    if (rows.length > 0 && countAs('words', longer) <= WORDS.text) rows.splice(-1, 1, longer);
    else rows.push(text);
  }
  return rows;
}

/** Items without labels in one block under a short lead-in, ingredients also in several; empty if they do not fit. */
function inOneBlock({ items, leadIn }: List, { figure }: Block): Block[] {
  const rows = NEEDED_WHOLE.test(leadIn) ? rowsOf(items) : [items.map(({ text }) => text).join(' · ')];
  return fitting(
    rows.map((text, at) => ({ figure: at === 0 ? figure : '', text })),
    figure !== '',
  );
}

/** Whether the labels are short and not all that is said of the items. */
const areLabelsShort = (list: List, { language }: Analysis): boolean =>
  list.items.every(isLabelShort) &&
  !(saysAll(list) && list.items.some((item) => isUnfit(pointIn(item, list), language)));

/** Whether the title introduces a list: it counts its headings, or is its lead-in. */
function isTitled({ isOfHeadings, leadIn, items }: List, { title, language }: Analysis): boolean {
  const isCounted = isOfHeadings && countIn(title, language) === items.length;
  return isCounted || leadIn === '' || leadIn === title;
}

/** The criteria of a comparison, each with both sides in one block or two; empty if fewer than three fit. */
function blocksOfSides({ items }: List, { tell }: Kit): Block[] {
  const rows = items.flatMap(({ label, units }) => {
    const all = tell(units);
    const texts = countAs('words', all) <= WORDS.text ? [all] : units.map((unit) => tell([unit]));
    const fits =
      countWords(label) <= WORDS.label && texts.every((text) => countAs('words', text) <= WORDS.text);
    return fits ? [texts.map((text, at) => ({ figure: at === 0 ? label : '', text }))] : [];
  });
  let room: number = BLOCKS.most;
  const fitting = rows.filter((row) => (room -= row.length) >= 0);
  return fitting.length < BLOCKS.least ? [] : fitting.flat();
}

/** A table whose rows have short labels, if necessary and possible without what explains them: "Screen" for "Screen - how clear it is". */
function withShortRows(list: List): List {
  if (!list.isTable || list.items.every(isLabelShort)) return list;
  const items = list.items.map((item) => ({ ...item, label: item.label.replace(/ (?:[-–—] |\().*$/u, '') }));
  const isSame = new Set(items.map(({ label }) => label)).size < list.items.length;
  return isSame || !items.every(isLabelShort) ? list : { ...list, items };
}

/** Least share of the rows of a table that a board can show. */
const SHOWN_ROWS = 2 / 3;
/** The rows of a table without those that are too long, which would be labels without a text, unless they are too many. */
function toldRows(rows: Block[]): Block[] {
  const told = rows.filter(({ text }) => text !== '');
  return told.length >= rows.length * SHOWN_ROWS ? told : rows;
}

/** A list as blocks under its lead-in; empty if it does not fit whole. */
function blocksOfList(whole: List, kit: Kit): Block[] {
  if (whole.isOfSides) return blocksOfSides(whole, kit);
  const list = withShortRows(whole);
  const { items, isNumbered, leadIn, leadUnits } = list;
  const lead = leadOf(list, kit);
  if (items.every(({ label }) => label === '') && !isNumbered) {
    const one = inOneBlock(list, lead);
    if (one.length > 0 || (leadUnits.length === 0 && !/[:：]$/u.test(leadIn))) return one;
  }
  const { analysis } = kit;
  const areShort = areLabelsShort(list, analysis);
  const rows = items.map((item, at) => blockOf(item, at, list, areShort));
  const isWhole = isTellable(list);
  const isAll = isSubject(list, analysis);
  if (list.isTable) return fitting(toldRows(rows), isWhole);
  if (isAll && isTitled(list, analysis)) return fitting(rows, isWhole);
  const areLabels = areShort || (isAll && list.isOfHeadings);
  return fitting([lead, ...rows], isWhole && areLabels && lead.figure + lead.text !== '');
}

const fitting = (blocks: Block[], isWhole: boolean): Block[] =>
  isWhole &&
  blocks.length <= BLOCKS.most &&
  blocks.every(
    ({ figure, text }) => countWords(figure) <= WORDS.label + 1 && countAs('words', text) <= WORDS.text,
  )
    ? blocks
    : [];

export interface Listed {
  list: List;
  blocks: Block[];
  isAll: boolean;
}

const LABELLED = 0.5;

/** Lists that belong together as blocks: each item in a block, or the labels of each list in one; empty if neither fits. */
function blocksOfAll(lists: readonly List[], kit: Kit): Block[] {
  const each = lists.map((list) => blocksOfList(list, kit));
  const all = each.flat();
  if (each.every(({ length }) => length > 0) && all.length <= BLOCKS.most) return all;
  const brief = lists.map((list) => ({
    figure: leadOf(list, kit).figure,
    text: list.items.map(({ label }) => label).join(' · '),
  }));
  return fitting(
    brief,
    brief.every(({ figure }) => figure !== ''),
  );
}

/** The list that the text is about, else the best one that fits; null for none. */
export function listOf(kit: Kit): Listed | null {
  const { analysis } = kit;
  const named = namedTogether(analysis);
  const [first] = named;
  const together = blocksOfAll(named, kit);
  if (first !== undefined && together.length > 0)
    return {
      list: {
        ...first,
        items: named.flatMap(({ items }) => items),
        parts: named.flatMap(({ parts }) => parts),
      },
      blocks: together,
      isAll: true,
    };
  const lists = analysis.lists
    .map((list) => ({
      list,
      blocks: blocksOfList(list, kit),
      isAll: list.isTable || list.isOfSides || isSubject(list, analysis),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  // labels suit a board, and the titles of other pages do not
  const rank = ({ isAll, list }: Listed): number =>
    (isAll ? 1 : 0) -
    (list.isOfLinks ? 1 : 0) +
    (list.items.every(({ label }) => label !== '') ? LABELLED : 0) +
    list.salience;
  return lists.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
