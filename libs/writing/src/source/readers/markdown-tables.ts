import type { Tokens } from 'marked';
import { locate, writeInline, type Cursor } from './markdown-inline.js';
import { BlockWriter, type RawBlock } from './raw-block.js';

/** "1", "#2": a number that says nothing without the heading of its column. */
const NUMBER = /^#?\d{1,3}[.)]?$/u;

/** The rows of a table as blocks, with the names of columns: `Region: North, 2023: 40`. */
export function tableBlocks(table: Tokens.Table, content: string, cursor: Cursor): RawBlock[] {
  const heads = table.header.map((cell) => cell.text.trim());
  if (table.rows.length === 0) return [];
  const areNumbers = table.rows.every(([cell]) => NUMBER.test(cell?.text.trim() ?? ''));
  const first = areNumbers ? plainHead(heads[0] ?? '') : '';
  cursor.at += table.raw.indexOf('\n') + 1;
  return table.rows.flatMap((row) => {
    const writer = new BlockWriter();
    row.forEach((cell, column) => {
      if (cell.text.trim() === '') return;
      if (writer.length > 0) writer.decoded('; ', cursor.at);
      const head = heads[column] ?? '';
      if (column === 0 && /\p{L}/u.test(first)) writer.decoded(`${first} `, cursor.at);
      if (head !== '' && column > 0) writer.decoded(`${plainHead(head)}: `, cursor.at);
      writeInline(writer, cell.tokens, content, cursor);
    });
    return writer.build('table', 0) ?? [];
  });
}

const COLUMNS = /[ \t]{2,}|\t/u;
/** The rows of a fence of plain text in columns as items: "Bern    07:16". Empty for any other fence. */
export function columnItems({ lang = '', text }: Tokens.Code, content: string, cursor: Cursor): RawBlock[] {
  const rows = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().split(COLUMNS)]));
  const areColumns = rows.length > 1 && rows.every(({ length }) => length > 1);
  if (!/^te?xt$/iu.test(lang) || !areColumns) return [];
  return rows.flatMap((cells, at) => {
    const writer = new BlockWriter();
    for (const cell of cells) {
      const place = locate(content, cell, cursor);
      if (writer.length > 0) writer.space(place.at);
      writer.text(cell, place.at);
      cursor.at = place.end;
    }
    const row = writer.build('item', 1);
    return row === null ? [] : [{ ...row, opensRows: at === 0 }];
  });
}

function plainHead(head: string): string {
  return head.replace(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/:$/, '');
}
