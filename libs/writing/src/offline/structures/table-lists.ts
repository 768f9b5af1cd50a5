import { tableRows, type TableRow } from '../../annotate/table-rows.js';
import { countWords } from '../../languages/words.js';
import type { List, ListItem } from '../analysis.types.js';
import { leadOf, NO_LIST, type ListContext } from './list-leads.js';

const TABLE = { least: 2, most: 12, words: 24, salience: 0.4 } as const;

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
const areTold = (items: readonly ListItem[]): boolean =>
  items.every(isTold) && items.filter(hasFigure).length * 2 > items.length;

/** The rows of a small table of figures as a list; null if it is not one. */
export function tableAt(from: number, to: number, context: ListContext): List | null {
  const items = tableRows(context.source.blocks.slice(from, to + 1)).map(itemOf);
  const above = context.byBlock.get(from - 1)?.at(-1);
  const isShown = above !== undefined && above.shown !== '';
  const lead = isShown ? null : leadOf(from, context);
  const hasSize = items.length >= TABLE.least && items.length <= TABLE.most;
  if (lead === null || !hasSize || !areTold(items)) return null;
  return {
    ...NO_LIST,
    ...lead,
    items,
    isTable: true,
    section: context.sectionOf.get(from) ?? 0,
    // before the paragraph below it
    index: lead.leadUnit?.index ?? (context.byBlock.get(to + 1)?.[0]?.index ?? 0) - 0.5,
    salience: TABLE.salience,
  };
}
