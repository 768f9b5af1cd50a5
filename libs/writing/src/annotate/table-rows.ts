import type { Block } from '../source/source.types.js';

/** A row with its first cell as its label, and the other cells as they are said. */
export interface TableRow {
  label: string;
  text: string;
}

/** The heading of the only other column: "Cost: ". */
const COLUMN = /^[^:;]{1,40}: (?=[^;]+$)/u;

/** Rows as they are read: "Unsold per week; 2023: 1,241; 2024: 673". The heading of an only column is left out. */
export function tableRows(blocks: readonly Block[]): TableRow[] {
  const rows = blocks.map(({ text }) => {
    const at = text.indexOf('; ');
    return { label: text.slice(0, Math.max(at, 0)).trim(), text: at < 0 ? '' : text.slice(at + 2) };
  });
  const [column = ''] = COLUMN.exec(rows[0]?.text ?? '') ?? [];
  const isOnly = column !== '' && rows.every(({ text }) => COLUMN.exec(text)?.[0] === column);
  return isOnly ? rows.map(({ label, text }) => ({ label, text: text.slice(column.length) })) : rows;
}
