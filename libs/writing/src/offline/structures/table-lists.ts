import { tableRows, type TableRow } from '../../annotate/table-rows.js';
import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import type { Block } from '../../source/source.types.js';
import type { List, ListItem } from '../analysis.types.js';
import { leadOf, NO_LIST, type ListContext } from './list-leads.js';

const TABLE = { least: 2, most: 12, words: 24, salience: 0.4, named: 0.3 } as const;

const itemOf = ({ label, text }: TableRow): ListItem => ({
  label,
  text,
  point: text,
  says: text,
  units: [],
  details: [],
});

const hasFigure = ({ label, text }: ListItem): boolean => /\d/u.test(label + text);
const isTold = ({ label, text }: ListItem): boolean =>
  label !== '' && text !== '' && countWords(`${label} ${text}`) <= TABLE.words;

/** One may have no figure: "Bait: ---". */
const areFigures = (items: readonly ListItem[]): boolean =>
  items.every(isTold) && items.filter(hasFigure).length * 2 > items.length;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const COLUMN = /^([^:;]{1,40}): \S/u;
/** The names of the columns in a row: "Loom: free; Knot: $9". */
const columnsOf = ({ text }: ListItem): string[] =>
  text.split('; ').flatMap((cell) => COLUMN.exec(cell)?.slice(1) ?? []);

/** Whether the title names the columns, which are what the text compares: "Oars or sails?" above "Oars: 3; Sails: 8". */
function areNamed(items: readonly ListItem[], title: string): boolean {
  const columns = [...new Set(items.flatMap(columnsOf))];
  const named = new Set(wordsIn(title));
  return columns.length > 1 && columns.every((column) => wordsIn(column).every((word) => named.has(word)));
}

/** A row of more columns is read in a table only. */
const MOST_COLUMNS = 4;
/** Whether a list is a table that only an article or a letter can show. */
export const isSheet = ({ isTable, items }: List): boolean =>
  isTable && items.some((item) => columnsOf(item).length > MOST_COLUMNS);

/** The position of a table: where its lead-in is, else before the paragraph below it or at the end of its section. */
function indexOf(lead: Unit | null, from: number, to: number, { byBlock }: ListContext): number {
  const after = (byBlock.get(from - 1)?.at(-1)?.index ?? -1) + 1;
  return lead?.index ?? (byBlock.get(to + 1)?.[0]?.index ?? after) - 0.5;
}

/** Least rows and columns of a comparison, and most words of a row and of all. */
const COMPARED = { rows: 3, columns: 2, words: 45, all: 350 } as const;
/** Whether each row says something on the same columns, as where products are compared: "Price; Loom: free; Knot: $9". */
function areCompared(items: readonly ListItem[]): boolean {
  const [names = []] = items.map(columnsOf).toSorted((a, b) => a.length - b.length);
  const words = items.map(({ label, text }) => countWords(`${label} ${text}`));
  const isRow = ({ label, text }: ListItem): boolean =>
    label !== '' && names.every((name) => `; ${text}`.includes(`; ${name}: `));
  return (
    items.length >= COMPARED.rows &&
    names.length >= COMPARED.columns &&
    new Set(items.map(({ label }) => label)).size === items.length &&
    items.every(isRow) &&
    Math.max(...words) <= COMPARED.words &&
    words.reduce((sum, each) => sum + each, 0) <= COMPARED.all
  );
}

const areTold = (items: readonly ListItem[]): boolean => areFigures(items) || areCompared(items);

/** The rows of a small table of figures or a comparison as a list; null if it is not one. */
export function tableAt(from: number, to: number, context: ListContext): List | null {
  const items = tableRows(context.source.blocks.slice(from, to + 1)).map(itemOf);
  const above = context.byBlock.get(from - 1)?.at(-1);
  const isShown = above !== undefined && above.shown !== '';
  const lead = isShown ? null : leadOf(from, context);
  const hasSize = items.length >= TABLE.least && items.length <= TABLE.most;
  if (lead === null || !hasSize || !areTold(items)) return null;
  const isMain = areNamed(items, context.source.title);
  return {
    ...NO_LIST,
    ...lead,
    items,
    isTable: true,
    isMain,
    section: context.sectionOf.get(from) ?? 0,
    index: indexOf(lead.leadUnit, from, to, context),
    salience: TABLE.salience + (isMain ? TABLE.named : 0),
  };
}

/** A row of plain text in columns, which makes no point. */
export const rowOf = (
  { text, opensRows = false }: Block,
  units: readonly Unit[],
  isBelow: boolean,
): ListItem => ({
  label: '',
  text,
  point: '',
  says: text,
  units,
  details: [],
  isApart: opensRows && isBelow,
});
