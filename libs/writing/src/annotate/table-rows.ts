import type { Block } from '../source/source.types.js';

/** A row with its first cell as label and the other cells as text. */
export interface TableRow {
  label: string;
  text: string;
}

const COLUMN = /^[^:;]{1,40}: (?=[^;]+$)/u;

/** Splits rows such as "Unsold per week; 2023: 1,241; 2024: 673" into label and text. Removes the name of an only column. */
export function tableRows(blocks: readonly Block[]): TableRow[] {
  const rows = blocks.map(({ text }) => {
    const at = text.indexOf('; ');
    if (at < 0) return { label: '', text };
    // the teller writes a colon after the label, which some tables have too
    return {
      label: text
        .slice(0, at)
        .replace(/[:：]$/u, '')
        .trim(),
      text: text.slice(at + 2),
    };
  });
  const [column = ''] = COLUMN.exec(rows[0]?.text ?? '') ?? [];
  const isOnly = column !== '' && rows.every(({ text }) => COLUMN.exec(text)?.[0] === column);
  return isOnly ? rows.map(({ label, text }) => ({ label, text: text.slice(column.length) })) : rows;
}
