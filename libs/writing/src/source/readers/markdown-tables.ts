import type { Token, Tokens } from 'marked';
import { lexInline, locate, writeInline, type Cursor } from './markdown-inline.js';
import { isDivider, picturesIn } from './captions.js';
import { BlockWriter, type RawBlock } from './raw-block.js';
import { countWords } from '../../languages/words.js';
import { ENDED } from '../../text/marks.js';

/** "1", "#2": a number that says nothing without the heading of its column. */
const NUMBER = /^#?\d{1,3}[.)]?$/u;

const isShown = ({ tokens }: Tokens.TableCell): boolean => picturesIn(tokens).isAll;
const isEmpty = ({ text }: Tokens.TableCell): boolean => text.trim() === '';

/** Whether a table sets out pictures: with captions between them, but not a row of logos over what is compared. */
function isGallery({ header, rows }: Tokens.Table): boolean {
  const lines = [header, ...rows].filter((row) =>
    row.some((cell) => !isEmpty(cell) && !isDivider({ ...cell, type: 'text', raw: cell.text })),
  );
  const pictured = lines.filter((row) => row.every((cell) => isShown(cell) || isEmpty(cell)));
  const isOpen = (cell: Tokens.TableCell): boolean => isShown(cell) || !ENDED.test(cell.text.trim());
  return pictured[0] === header && pictured.length * 2 >= lines.length && lines.flat().every(isOpen);
}

const CAPTION_CHARS = 80;
const isCaption = (text: string): boolean =>
  text.length <= CAPTION_CHARS && !/[.!?…](?:\s|$)/u.test(text) && !ENDED.test(text);
const isCaptionLine = ({ kind, mapped: { text } }: RawBlock): boolean =>
  kind === 'paragraph' && isCaption(text);

/** The end of a caption that is written like a sentence, also with measures: "The dome at night. Height: 5m." */
const CAPTION_END = /(?:[.,] \p{L}+: \d+\p{L}*)*\.$/u;
const CAPTION_WORDS = 9;
/** What makes a short sentence none of a picture's captions, which have seldom a verb. */
const VERB =
  /\b(?:is|are|was|were|has|have|had|will|can|ist|sind|war|waren|wurde|wurden|hat|haben|wird|kann)\b/u;
/** Whether a cell right below a picture only says what is in it. */
function isCaptionCell(text: string): boolean {
  if (isCaption(text)) return true;
  const line = text.replace(CAPTION_END, '');
  return isCaption(line) && countWords(line) <= CAPTION_WORDS && !VERB.test(line);
}

/** Whether a table is only a picture over another cell. */
const isPictureOverCell = ({ header, rows }: Tokens.Table): boolean =>
  header.length === 1 && header.every(isShown) && rows.length === 1;

/** Reads a table. One of pictures is no text, nor is the line right above it. */
export function readTable(table: Tokens.Table, blocks: RawBlock[], content: string, cursor: Cursor): void {
  const above = blocks.at(-1);
  const isOver = isPictureOverCell(table);
  const isShownOnly = isGallery(table);
  const read = isShownOnly ? [] : tableBlocks(table, content, { ...cursor });
  if (!isShownOnly && !isOver) blocks.push(...read);
  else if (above !== undefined) {
    const isRightAbove = /\S[ \t]*\n$/u.test(
      content.slice(Math.max(0, cursor.at - CAPTION_CHARS), cursor.at),
    );
    if (isRightAbove && isCaptionLine(above)) above.isAside = true;
    above.isPictured = true;
  }
  if (isOver) blocks.push(...read.filter(({ mapped }) => !isCaptionCell(mapped.text)).map(asParagraph));
}
const asParagraph = (block: RawBlock): RawBlock => ({ ...block, kind: 'paragraph' });

/** The rows of a table as blocks, with the names of columns: `Region: North, 2023: 40`. */
function tableBlocks(table: Tokens.Table, content: string, cursor: Cursor): RawBlock[] {
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
const cellsOf = (line: string): string[] => line.trim().split(COLUMNS);

/** A line of hyphens with a gap between two columns. */
const COLUMN_RULE = /^\s*-{2,}(?: +-{2,})+ *\n$/u;
const isParagraph = (token: Token | undefined): token is Tokens.Paragraph => token?.type === 'paragraph';

/** The table of a rule and the rows right below it, maybe with the names of its columns right above; null for other lines. */
function ruledTable(above: Token | undefined, rule: Token | undefined, below: Token): Tokens.Table | null {
  if (rule?.type !== 'hr' || !COLUMN_RULE.test(rule.raw) || !isParagraph(below)) return null;
  const rows = below.text.split('\n').map(cellsOf);
  if (rows.length < 2 || rows.some(({ length }) => length < 2)) return null;
  const names = isParagraph(above) && !above.text.includes('\n') ? cellsOf(above.text) : [];
  const isNamed = names.length > 1 && above?.raw.endsWith('\n\n') === false;
  const asCell = (text: string): Tokens.TableCell => ({
    text,
    tokens: lexInline(text),
    header: false,
    align: null,
  });
  return {
    type: 'table',
    raw: (isNamed ? above.raw : '') + rule.raw + below.raw,
    header: isNamed ? names.map(asCell) : [],
    align: [],
    rows: rows.map((cells) => cells.map(asCell)),
  };
}

/** Makes columns below a rule with gaps a table: "Ann Lee    Harbour Club" below "-------    ------------". */
export function withRuledTables(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const table = ruledTable(read.at(-2), read.at(-1), token);
    if (table === null) read.push(token);
    else read.splice(table.header.length > 0 ? -2 : -1, 2, table);
  }
  return read;
}

/** The rows of a fence of plain text in columns as items: "Bern    07:16". Empty for any other fence. */
export function columnItems({ lang = '', text }: Tokens.Code, content: string, cursor: Cursor): RawBlock[] {
  const rows = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [cellsOf(line)]));
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
  const plain = head.replace(/[*_`]|!?\[([^\]]*)\]\([^)]*\)/g, '$1');
  return plain.replace(/(?<=\S) \(https?:[^()\s]*\)/u, '').replace(/:$/, '');
}
