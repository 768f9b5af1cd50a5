import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import { says } from '../../languages/discourse-words.js';
import { countWords } from '../../languages/words.js';
import { joinedBlocks, sliced, type RawBlock } from '../readers/raw-block.js';
import { NAMES } from './guest.js';
import { keysOf } from './item-joints.js';

/** Least items, most words of a label, and most of a paragraph that is an item. */
const ITEMS = { least: 3, label: 4, words: 60 } as const;
const LABEL = /^(?<label>\p{Lu}[^:.!?…"“”„«»]{1,50}):\s\S/u;

const textIn = ({ mapped }: RawBlock): string => mapped.text.trim();
const isText = ({ kind, speaker, isAside, isPictured }: RawBlock): boolean =>
  kind === 'paragraph' && !isAside && isPictured !== true && speaker === undefined;

const leadsOn = (block: RawBlock): boolean => /[:：]$/u.test(textIn(block));
const leads = (block: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' && block.speaker === undefined && leadsOn(block);

const asksOrLeads = (block: RawBlock | undefined): boolean =>
  leads(block) || (block?.kind === 'paragraph' && /[?？]$/u.test(textIn(block)));

/** The label of a paragraph that may be an item; empty for none. A lead-in is no item: it has what is below it. */
function labelOf(block: RawBlock): string {
  const { text } = block.mapped;
  if (!isText(block) || leads(block)) return '';
  const { label = '' } = LABEL.exec(text)?.groups ?? {};
  return countWords(label) <= ITEMS.label && countWords(text) <= ITEMS.words ? label : '';
}

interface Labelled {
  block: RawBlock;
  label: string;
}

/** The same label twice, or the first person behind one, is a speaker's. */
function areSpeakers(run: readonly Labelled[], model: LanguageModel): boolean {
  if (new Set(run.map(({ label }) => label)).size < run.length) return true;
  const texts = run.map(({ block, label }) => block.mapped.text.slice(label.length + 1));
  const language = detectLanguageBy(model, texts.join('\n'));
  return (
    texts.some((text) => says('self', text, language)) ||
    texts.every((text) => says('author', text, language))
  );
}

/** Makes paragraphs with a label each the items of a list if they are below a lead-in: "How it helps:", "Price: …", "Speed: …", "Safety: …". */
export function readLabelledItems(blocks: readonly RawBlock[], model: LanguageModel): RawBlock[] {
  // each block is in one run only: a refused run is not read again
  const runs: Labelled[][] = [];
  for (const block of blocks) {
    const label = labelOf(block);
    const run = runs.at(-1);
    if (run !== undefined && label !== '' && run[0]?.label !== '') run.push({ block, label });
    else runs.push([{ block, label }]);
  }
  return runs.flatMap((run, at) => {
    const isList =
      run.length >= ITEMS.least && leads(runs[at - 1]?.at(-1)?.block) && !areSpeakers(run, model);
    return run.map(({ block }): RawBlock => (isList ? { ...block, kind: 'item', level: 1 } : block));
  });
}

const IN_BOLD = /(?:\*\*|<(?:b|strong)>)\s*$/iu;
/** Bold words with a line of their own: "**Open pay**<br>All can see it.", "<b>Open pay</b><br>All can see it." */
const BREAK = String.raw`<br\s?/?>`;
const BOLD_LINE = new RegExp(
  String.raw`([^*<>\n]{2,80})(?:\*\*(?: {0,3}\\?\n|\s*${BREAK})|\s*(?:${BREAK}\s*</(?:b|strong)>|</(?:b|strong)>\s*${BREAK}))`,
  'iuy',
);
const CHARS_OF_TAG = 12;
/** Least items with a line in bold at their beginning. */
const LEAST_IN_BOLD = 2;

/** Where the text of an item begins below its first line, which is in bold and no sentence; 0 for none. */
function belowBoldLine({ kind, mapped: { text, origin } }: RawBlock, content: string): number {
  const [from = 0] = origin;
  if (kind !== 'item' || !IN_BOLD.test(content.slice(Math.max(0, from - CHARS_OF_TAG), from))) return 0;
  BOLD_LINE.lastIndex = from;
  const label = BOLD_LINE.exec(content)?.[1]?.trim() ?? '';
  const start = label.length + 1;
  const isLine = label !== '' && text.startsWith(`${label} `) && !/[.!?…:：,;。！？]$/u.test(label);
  return isLine && /^[^\p{Ll}\s:–—-]/u.test(text.slice(start)) ? start : 0;
}

/** Gives lines in bold above the text of items a colon, as a label has. */
export function readLinesInBold(blocks: readonly RawBlock[], content: string): RawBlock[] {
  const starts = blocks.map((block) => belowBoldLine(block, content));
  if (starts.filter((start) => start > 0).length < LEAST_IN_BOLD) return [...blocks];
  return blocks.map((block, at) => {
    const start = starts[at] ?? 0;
    if (start === 0) return block;
    const { headEnd: _headEnd, ...plain } = block;
    return joinedBlocks(sliced(plain, 0, start - 1), [sliced(plain, start, block.mapped.text.length)], ': ');
  });
}

const ABOVE = { items: 3, chars: 60, words: 8 } as const;
const NO_LABEL = /[.!?…,;。！？]["”»)]*$/u;
/** "- Ann Lee" below a paragraph is who said it. */
const PERSON = new RegExp(`^${NAMES}{1,2}$`, 'u');
const isItem = ({ kind, isAside, isOfItem }: RawBlock): boolean =>
  kind === 'item' && !isAside && isOfItem !== true;
/** A typed dash before a line: a paragraph of HTML, which was set aside as a credit. */
const DASH = /^\s*[–—-]\s+(?=\S)/u;
const isDashed = ({ kind, mapped }: RawBlock): boolean => kind === 'paragraph' && DASH.test(mapped.text);
/** Whether a text has all words of the label above it: "- eBay" above "We sold most of it on eBay." */
function isNamed(label: RawBlock, text: RawBlock | undefined): boolean {
  const [own, said] = [keysOf(label.mapped.text), new Set(keysOf(text?.mapped.text ?? ''))];
  return own.length > 0 && own.every((key) => said.has(key));
}
const isShort = (label: string): boolean =>
  label.length <= ABOVE.chars && countWords(label) <= ABOVE.words && !NO_LABEL.test(label);

/** Whether an item is only the label of the paragraph below it: "- Refusals:" above "They come by letter." */
function isLabelAbove(at: number, blocks: readonly RawBlock[]): boolean {
  const [item, text, next] = blocks.slice(at, at + 3);
  if (item === undefined || text === undefined || !isShort(textIn(item))) return false;
  const isLabel = isNamed(item, text)
    ? isItem(item) || isDashed(item)
    : isItem(item) && !PERSON.test(textIn(item));
  const isAlone = blocks[at - 1]?.kind !== 'item' && next?.kind !== 'code';
  return isLabel && isAlone && isText(text) && !leads(text) && !/^\p{Ll}/u.test(textIn(text));
}

/**
 * Joins items that are labels to the paragraph below each, if a list has nothing else: every second block is such an
 * item. Below no lead-in or question each has a colon or a number, or is named below.
 */
export function readLabelsAbove(blocks: readonly RawBlock[]): RawBlock[] {
  const read: RawBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const from = at;
    while (isLabelAbove(at, blocks)) at += 2;
    const pairs = blocks.slice(from, at);
    const isLed =
      asksOrLeads(blocks[from - 1]) ||
      pairs.every(
        (block, place) =>
          place % 2 === 1 || block.isNumbered === true || leadsOn(block) || isNamed(block, pairs[place + 1]),
      );
    const isList = pairs.length >= ABOVE.items * 2 && isLed;
    read.push(
      ...pairs.flatMap((block, place) => {
        if (!isList) return [block];
        const text = pairs[place + 1];
        return place % 2 === 1 || text === undefined ? [] : [rowOf(block, text)];
      }),
      ...blocks.slice(at, at + 1),
    );
  }
  return read;
}

/** Least rows of a flat table, most words of its cells, and most rows that are read at once. */
const ROWS = { least: 3, label: 5, value: 14, most: 60 } as const;

const isLine = (block: RawBlock): boolean =>
  block.kind === 'paragraph' && !block.isAside && !/[.!?…,;]$/u.test(textIn(block));
const isLabel = (block: RawBlock): boolean => {
  const label = textIn(block).replace(/ ?\([^()]*\):?$/u, '');
  return /^\p{Lu}\D*$/u.test(label) && countWords(label) <= ROWS.label;
};
const isValue = (block: RawBlock): boolean =>
  !/[:：]$/u.test(textIn(block)) && countWords(textIn(block)) <= ROWS.value;

/** The number of rows from a block on: lines that are labels and values by turns. */
function rowsFrom(blocks: readonly RawBlock[], from: number): number {
  let rows = 0;
  for (let at = from; rows < ROWS.most; at += 2) {
    const [label, value] = blocks.slice(at, at + 2);
    const isRow = label !== undefined && value !== undefined && isLine(label) && isLine(value);
    if (!isRow || !isLabel(label) || !isValue(value)) break;
    rows += 1;
  }
  return rows;
}

/** Least share of values with a figure: names below each other are no rows. */
const FIGURES = 1 / 3;

/** Joins the rows of a table that was pasted cell by cell: "Founded", "1905", "Seat", "Bergen". */
export function readFlatTables(blocks: readonly RawBlock[]): RawBlock[] {
  const read: RawBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const rows = rowsFrom(blocks, at);
    const cells = blocks.slice(at, at + rows * 2);
    const values = cells.filter((_, cell) => cell % 2 === 1);
    const figures = values.filter((value) => /\d/u.test(textIn(value))).length;
    const isTable = rows >= ROWS.least && figures >= rows * FIGURES;
    if (!isTable) read.push(...blocks.slice(at, at + 1));
    else {
      read.push(...values.map((value, row) => rowOf(cells[row * 2] ?? value, value)));
      at += rows * 2 - 1;
    }
  }
  return read;
}

function rowOf(label: RawBlock, value: RawBlock): RawBlock {
  const { text } = label.mapped;
  const from = label.kind === 'item' ? 0 : (DASH.exec(text)?.[0].length ?? 0);
  const bare = sliced(label, from, text.trimEnd().replace(/[:：]$/u, '').length);
  const row = joinedBlocks(bare, [value], ': ');
  return { ...row, kind: 'item', level: Math.max(1, label.level), isAside: value.isAside };
}
