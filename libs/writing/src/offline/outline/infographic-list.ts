import type { InfographicDraft } from '../../formats/draft/draft.types.js';
import { countWords } from '../../languages/words.js';
import { countAs } from '../../platforms/count.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { List, ListItem } from '../analysis.types.js';
import type { Kit } from '../kit.js';
import { saysI } from '../opening-pronoun.js';
import { isSubject } from '../structures/subject-list.js';

export type Block = InfographicDraft['blocks'][number];

/** Words of a block's text and of its label. */
const WORDS = { text: 30, label: 8 } as const;
export const BLOCKS = { least: 3, few: 4, enough: 6, most: 8 } as const;

/** What introduces a list, where it fits a block: its lead-in, else the heading over it. */
function leadOf({ leadIn, leadUnit, section }: List, { analysis }: Kit): string {
  const lines = leadUnit === null ? [leadIn] : [leadIn, analysis.sections[section]?.heading ?? ''];
  return lines.find((line) => line !== '' && countWords(line) <= WORDS.label)?.replace(/[:：]$/u, '') ?? '';
}

const isWholeEnough = ({ text }: ListItem): boolean => countWords(text) <= WORDS.text;

/** What a block says of an item: a step in full where it fits, of any other its first sentence. */
function pointIn({ text, point }: ListItem, { isSteps, isOfHeadings }: List): string {
  if (isSteps && !isOfHeadings) return countWords(text) < WORDS.text ? text : point;
  const [first = ''] = partsOfText(point, 'sentence');
  return isSteps || countWords(first) < LEAST_SENTENCE ? point : first.trim();
}
/** Whether a label has room over its point. */
const isLabelShort = ({ label }: ListItem): boolean => countWords(label) <= WORDS.label;

/** Whether the labels say what the points are about. */
const saysAll = ({ items }: List): boolean => items.every(({ label }) => countWords(label) >= BARE_NAME);

/** A point that does not fit, or is about its author. */
const isUnfit = (point: string, language: string): boolean =>
  countAs('words', point) > WORDS.text || saysI(point, language);

/** A shorter sentence needs the next. */
const LEAST_SENTENCE = 4;

/** An item as a block: a short label over its point, else one of the two under its number. */
function blockOf(item: ListItem, at: number, list: List, areShort: boolean): Block {
  const { label } = item;
  const point = pointIn(item, list);
  const number = list.isNumbered || !areShort ? `${at + 1}. ` : '';
  if (label === '' || !areShort) return { figure: '', text: number + (label || point) };
  return { figure: number + label, text: point };
}

/** A name says nothing without what is said of it. */
const isBareName = ({ label, point }: ListItem): boolean =>
  (label === '' || point === '') && countWords(label + point) < BARE_NAME;
const BARE_NAME = 3;

/** Whether a list can be shown: no item says nothing, no step loses much. */
const isTellable = ({ items, isSteps, isOfHeadings }: List): boolean =>
  items.length >= BLOCKS.least &&
  items.every((item) => (item.label !== '' || item.point !== '') && !isBareName(item)) &&
  (!isSteps || isOfHeadings || items.every(isWholeEnough));

/** A list as blocks under its lead-in, whole or not at all; short items without labels in one block. */
function blocksOfList(list: List, kit: Kit): Block[] {
  const { items, isNumbered, leadUnit, leadIn } = list;
  const lead = leadOf(list, kit);
  if (items.every(({ label }) => label === '') && !isNumbered)
    return fitting([{ figure: lead, text: items.map(({ text }) => text).join(' · ') }], lead !== '');
  const isTitled = isSubject(list, kit.analysis) && (leadUnit === null || leadIn === '');
  const areShort =
    items.every(isLabelShort) &&
    !(saysAll(list) && items.some((item) => isUnfit(pointIn(item, list), kit.analysis.language)));
  const rows = items.map((item, at) => blockOf(item, at, list, areShort));
  const isWhole = isTellable(list);
  return isTitled || list.isTable
    ? fitting(rows, isWhole)
    : fitting([{ figure: lead, text: '' }, ...rows], isWhole && areShort && lead !== '');
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
  /** The text is about it. */
  isAll: boolean;
}

/** The list that the text is about, else the weightiest one that fits. */
export function listOf(kit: Kit): Listed | null {
  const { analysis } = kit;
  const lists = analysis.lists
    .map((list) => ({
      list,
      blocks: blocksOfList(list, kit),
      isAll: list.isTable || isSubject(list, analysis),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const rank = ({ isAll, list }: Listed): number => (isAll ? 1 : 0) + list.salience;
  return lists.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
