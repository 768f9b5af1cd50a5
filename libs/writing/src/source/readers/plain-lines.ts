import { onceFor } from '../../text/once-for.js';
import { CLOSES } from '../../text/marks.js';
import { locate, type Cursor } from './markdown-inline.js';
import { BlockWriter, type RawBlock } from './raw-block.js';
import type { BlockKind } from '../source.types.js';

/** A line of this length that ends a sentence is a paragraph, as word processors paste it. */
const OWN_PARAGRAPH_CHARS = 100;
const SENTENCE_END = new RegExp(`[.!?…。！？]${CLOSES}$`);

/** A hyphen at the end of a wrapped line that is removed (`for-` before `getting`), except in compounds (`self-`) and before a capital. */
const HYPHENATED = /\p{Ll}{2}-$/u;
const COMPOUND = /(?<!\p{L})(?:self|well|non|pre|post|high|low|long|short|cross|all|half|full|user|data)-$/iu;

interface Page {
  content: string;
  /** It has front matter, so it was written as Markdown. */
  isFile: boolean;
}

/** Splits a run of plain lines into paragraphs. Hard-wrapped lines, which mostly end inside a sentence, are joined. */
export function writeLines(
  raw: string,
  page: Page,
  cursor: Cursor,
  kind: BlockKind,
  level: number,
): RawBlock[] {
  const lines = raw.split('\n').filter((line) => line.trim() !== '');
  const blocks: RawBlock[] = [];
  let writer = new BlockWriter();
  const trimmed = lines.map((line) => line.trim());
  const isParted = areParagraphs(trimmed, page);
  const areItems = isLedList(trimmed);
  const finish = (): void => {
    const isItem = areItems && blocks.length > 0 && kind === 'paragraph';
    const block = isItem ? writer.build('item', 1) : writer.build(kind, level);
    if (block !== null) blocks.push(block);
    writer = new BlockWriter();
  };
  let isJoined = true;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    cursor.at = locate(page.content, text, cursor).at;
    if (!isJoined) writer.text('\n', cursor.at);
    isJoined = HYPHENATED.test(text) && !COMPOUND.test(text) && !/^\p{Lu}/u.test(trimmed[at + 1] ?? '');
    writer.text(isJoined ? text.slice(0, -1) : text, cursor.at);
    cursor.at += text.length;
    if (isParted || areItems) finish();
  }
  finish();
  return blocks;
}

const MIN_ITEMS = 2;
/** Whether lines are a list without marks: "Payments still to be made:" above lines that each begin with a capital or a figure. */
const isLedList = ([lead = '', ...items]: readonly string[]): boolean =>
  /[:：]$/u.test(lead) &&
  items.length >= MIN_ITEMS &&
  items.every((line) => /^[\p{Lu}\p{N}\p{Sc}]/u.test(line)) &&
  // wrapped lines, except the last, are about equally long
  ![lead, ...items.slice(0, -1)].every((line) => line.length >= WRAPPED_CHARS);
const WRAPPED_CHARS = 50;

const SEVERAL = new RegExp(String.raw`[.!?…]${CLOSES} \p{Lu}`, 'u');
const isSentence = (line: string): boolean => SENTENCE_END.test(line) && !SEVERAL.test(line);

const goesOn = (line: string, before = '.'): boolean => /^\p{Ll}/u.test(line) && !SENTENCE_END.test(before);

/** Whether a file has wrapped lines somewhere: its author does not part paragraphs by single breaks. */
const wrapsLines = onceFor(({ content }: Page): boolean => {
  const lines = content.split('\n').map((line) => line.trim());
  const wraps = lines.filter((line, at) => {
    const before = lines[at - 1] ?? '';
    return before.length >= WRAPPED_CHARS && goesOn(line, before);
  });
  return wraps.length >= LEAST_WRAPS;
});
const LEAST_WRAPS = 4;

function areParagraphs(lines: readonly string[], page: Page): boolean {
  if (lines.length < 2) return false;
  // in a file with one sentence a line or with wrapped lines, blank lines separate paragraphs
  if (page.isFile && (lines.every(isSentence) || wrapsLines(page))) return false;
  if (lines.some((line, at) => goesOn(line, lines[at - 1]))) return false;
  const whole = lines.filter((line) => SENTENCE_END.test(line)).length;
  const longest = Math.max(...lines.slice(0, 2_000).map((line) => line.length));
  return longest >= OWN_PARAGRAPH_CHARS ? whole >= lines.length * 0.6 : whole === lines.length;
}
