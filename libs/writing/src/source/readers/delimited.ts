import { BlockWriter, type RawBlock } from './raw-block.js';

const SEPARATORS = [
  ['\t', 1],
  [';', 2],
  ['|', 2],
  [',', 2],
] as const;
const MIN_LINES = 3;
const MAX_LINES = 5_000;
const MAX_CELL_CHARS = 120;

interface Cell {
  text: string;
  start: number;
}

/** The cells of a line; a quoted one may hold separators. */
function cellsOf(line: string, separator: string, from: number): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    if (at < line.length && (sign !== separator || isQuoted)) continue;
    const written = line.slice(start, at);
    const quotes = /^\s*"/.exec(written)?.[0].length ?? 0;
    cells.push({
      text: written.slice(quotes).replace(/"\s*$/, '').replaceAll('""', '"'),
      start: from + start + quotes,
    });
    start = at + 1;
  }
  return cells;
}

function rowsOf(text: string, separator: string, least: number, from: number): Cell[][] | null {
  const rows: Cell[][] = [];
  // prose is given up at its second line: the rest is not looked at
  for (let at = 0; at < text.length;) {
    const next = text.indexOf('\n', at);
    const line = text.slice(at, next < 0 ? undefined : next);
    if (line.trim() !== '') rows.push(cellsOf(line, separator, from + at));
    if (rows.length > MAX_LINES || rows.at(-1)?.length !== rows[0]?.length) return null;
    at = next < 0 ? text.length : next + 1;
  }
  const [heads = []] = rows;
  const isTable =
    rows.length >= MIN_LINES &&
    heads.length > least &&
    rows.every((row) => row.every(({ text: cell }) => cell.length <= MAX_CELL_CHARS)) &&
    heads.every(({ text: head }) => /\p{L}/u.test(head) && !/[.!?]$/.test(head));
  return isTable ? rows : null;
}

function rowBlock(row: readonly Cell[], heads: readonly Cell[]): RawBlock | null {
  const writer = new BlockWriter();
  row.forEach(({ text, start }, column) => {
    if (text.trim() === '') return;
    const head = heads[column]?.text.trim().replaceAll('_', ' ') ?? '';
    if (column > 0) writer.decoded(`${column === 1 ? ': ' : ', '}${head} `, start);
    writer.text(text.trim(), start + text.length - text.trimStart().length);
  });
  return writer.build('table', 0);
}

/** A paste that is a table throughout (CSV, cells of a spreadsheet), a block for each row: `June: orders 690, returns 38`; else null. */
export function delimitedBlocks(content: string, from: number): RawBlock[] | null {
  const text = content.slice(from);
  for (const [separator, least] of SEPARATORS) {
    const rows = text.includes(separator) ? rowsOf(text, separator, least, from) : null;
    const [heads = [], ...body] = rows ?? [];
    if (body.length > 0) return body.flatMap((row) => rowBlock(row, heads) ?? []);
  }
  return null;
}
