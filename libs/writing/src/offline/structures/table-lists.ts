import { countWords } from '../../languages/words.js';
import type { Block } from '../../source/source.types.js';
import type { List, ListItem } from '../analysis.types.js';
import { leadOf, NO_LIST, type ListContext } from './list-leads.js';

/** Rows of a table, and words of a row. */
const TABLE = { least: 2, most: 12, words: 24, salience: 0.4 } as const;

/** The heading of the only other column: "Cost: ". */
const COLUMN = /^[^:;]{1,40}: (?=[^;]+$)/u;

/** Rows as they are read: "Unsold per week; 2023: 1,241; 2024: 673" has its first cell as the label. */
function rowsOf(blocks: readonly Block[]): ListItem[] {
  const cells = blocks.map(({ text }) => text.slice(text.indexOf('; ') + 2));
  const [column = ''] = COLUMN.exec(cells[0] ?? '') ?? [];
  const isOne = column !== '' && cells.every((cell) => COLUMN.exec(cell)?.[0] === column);
  return blocks.map(({ text }, row): ListItem => {
    const at = text.indexOf('; ');
    const said = at < 0 ? '' : (cells[row] ?? '').slice(isOne ? column.length : 0);
    return {
      label: text.slice(0, Math.max(at, 0)),
      text: said,
      point: said,
      says: said,
      units: [],
      details: [],
    };
  });
}

/** The rows of a small table of figures; null where it is none. */
export function tableAt(from: number, to: number, context: ListContext): List | null {
  const items = rowsOf(context.source.blocks.slice(from, to + 1));
  const isTold = items.every(
    ({ label, text }) => label !== '' && /\d/u.test(text) && countWords(`${label} ${text}`) <= TABLE.words,
  );
  const lead = leadOf(from, context);
  if (!isTold || items.length < TABLE.least || items.length > TABLE.most || lead === null) return null;
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
