import type { Token, Tokens } from 'marked';
import { areInItalics, isCallout, isCaption, isDivider, opensWithPicture, picturesIn } from './captions.js';
import { factBox, isByline, isFactBox } from './fact-box.js';
import { htmlBlocks } from './html-blocks.js';
import { asOneQuotation, citedLine, isCited } from '../quotations/credits.js';
import { asShown, BOLD_LINE_LEVEL, isLineInBold } from '../structure/bold-lines.js';
import { newLexer } from '../structure/dated-lists.js';
import { type Part, partsApart } from '../structure/paragraph-parts.js';
import {
  isEvaluated,
  isIndentedCaption,
  isIndentedMarkup,
  isLinkedProse,
  proseIn,
  rulesAsCode,
  withMarkupWhole,
} from './indented-code.js';
import { partLongLines } from './long-lines.js';
import {
  beginsInBold,
  isBoldLine,
  isHeaded,
  isStopped,
  lexInline,
  locate,
  withBoldHead,
  writeInline,
  type Cursor,
} from './markdown-inline.js';
import { columnItems, readTable, withRuledTables } from './markdown-tables.js';
import { writeLines } from './plain-lines.js';
import { BlockWriter, inItem, sliced, type RawBlock } from './raw-block.js';
import type { BlockKind } from '../source.types.js';

interface Context {
  content: string;
  isFile: boolean;
  blocks: RawBlock[];
  isQuote: boolean;
  listLevel: number;
}

/** Reads Markdown or plain text. `content` is clean and masked; offsets of the blocks point into it. */
export function markdownBlocks(content: string, from: number): RawBlock[] {
  const context: Context = { content, isFile: from > 0, blocks: [], isQuote: false, listLevel: 0 };
  // Reference links may be defined anywhere: one lexer reads all parts.
  const lexer = newLexer();
  for (const { start, end } of partLongLines(content, from)) {
    lexer.tokens.length = 0;
    readTokens(lexer.lex(content.slice(start, end)), context, { at: start, end });
  }
  return asShown(context.blocks);
}

function readTokens(tokens: readonly Token[], context: Context, cursor: Cursor): void {
  for (const token of withRuledTables(withMarkupWhole(tokens))) {
    // an empty line of a quotation has a mark, so `locate` could only find a later one
    if (token.type === 'space' && context.isQuote) continue;
    const place = locate(context.content, token.raw, cursor);
    const inner: Cursor = { at: place.at, end: cursor.end };
    readToken(rulesAsCode(token), context, inner);
    cursor.at = Math.max(inner.at, place.end);
  }
}

/** The anchor at the end of a heading: "The menu (#menu)", "The menu {#menu}". */
const ANCHOR = /\s*(?:\(#[\w-]+\)|\{#[\w-]+\})$/u;

function withoutAnchor(blocks: RawBlock[]): void {
  const heading = blocks.at(-1);
  const end = heading?.kind === 'heading' ? heading.mapped.text.search(ANCHOR) : -1;
  if (heading !== undefined && end > 0) blocks.splice(-1, 1, sliced(heading, 0, end));
}

function readToken(token: Token, context: Context, cursor: Cursor): void {
  switch (token.type) {
    case 'hr':
      markLast(context, { isRuled: true });
      return;
    case 'space':
    case 'def':
    case 'checkbox':
      return;
    case 'heading':
      inlineBlock('heading', (token as Tokens.Heading).depth, token.tokens ?? [], context, cursor);
      withoutAnchor(context.blocks);
      return;
    case 'code':
      readCode(token as Tokens.Code, context, cursor);
      return;
    case 'blockquote': {
      const from = context.blocks.length;
      const isQuote = !isCallout(token.raw);
      readTokens((token as Tokens.Blockquote).tokens, { ...context, isQuote }, cursor);
      asOneQuotation(context.blocks, from);
      return;
    }
    case 'list':
      readList(token as Tokens.List, context, cursor);
      return;
    case 'table':
      readTable(token as Tokens.Table, context.blocks, context.content, cursor);
      return;
    case 'html':
      readHtml(token.raw, context, cursor);
      return;
    default:
      if (isCited(token, context, cursor.at)) add(context, citedLine(token, context.content, cursor));
      else if (isDivider(token)) markLast(context, { isRuled: true });
      else readParagraph(token, context, cursor);
  }
}

function markLast({ blocks }: Context, below: Pick<RawBlock, 'isRuled' | 'isPictured'>): void {
  Object.assign(blocks.at(-1) ?? {}, below);
}

function readHtml(raw: string, context: Context, cursor: Cursor): void {
  const end = Math.min(cursor.end, cursor.at + raw.length);
  const blocks = htmlBlocks(context.content, { start: cursor.at, end, isMarkdownInside: true });
  if (opensWithPicture(raw)) markLast(context, { isPictured: true });
  const { kind, level } = proseKind(context);
  const asProse = (block: RawBlock): RawBlock =>
    kind === 'paragraph' && isLineInBold(block)
      ? { ...block, kind: 'heading', level: BOLD_LINE_LEVEL }
      : { ...block, kind, level };
  context.blocks.push(...blocks.map((block) => (block.kind === 'paragraph' ? asProse(block) : block)));
  if (/<\/details>\s*$/iu.test(raw)) markLast(context, { isRuled: true });
}

function proseKind(context: Context): { kind: BlockKind; level: number } {
  if (context.isQuote) return { kind: 'quote', level: 0 };
  return context.listLevel > 0 ? { kind: 'item', level: context.listLevel } : { kind: 'paragraph', level: 0 };
}

function add(context: Context, block: RawBlock | null): void {
  if (block !== null) context.blocks.push(block);
}

function inlineBlock(
  kind: BlockKind,
  level: number,
  tokens: readonly Token[],
  context: Context,
  cursor: Cursor,
): void {
  const isAside =
    isCaption(tokens, context.content, cursor.at) ||
    (kind === 'paragraph' && isByline(tokens, context.blocks));
  const writer = new BlockWriter();
  const head = beginsInBold(tokens) ? 1 : 0;
  writeInline(writer, tokens.slice(0, head), context.content, cursor);
  const headEnd = writer.length + Number(head > 0 && isStopped(tokens[1]));
  writeInline(writer, tokens.slice(head), context.content, cursor);
  const block = writer.build(kind, level, isAside);
  if (block === null) return;
  const isBelowRule = context.blocks.at(-1)?.isRuled === true;
  const inItalics = areInItalics(tokens, isBelowRule) && { isInItalics: true };
  context.blocks.push({ ...block, ...(headEnd > 0 && { headEnd }), ...inItalics });
}

function readParagraph(token: Token, context: Context, cursor: Cursor): void {
  const tokens = withBoldHead('tokens' in token ? (token.tokens ?? [token]) : [token]);
  const { kind, level } = proseKind(context);
  const pictures = picturesIn(tokens);
  if (pictures.isAll) return markLast(context, { isPictured: true });
  if (isBoldLine(tokens, token.raw) && kind === 'paragraph')
    return inlineBlock('heading', BOLD_LINE_LEVEL, tokens, context, cursor);
  if (kind === 'paragraph' && isFactBox(token.raw)) {
    context.blocks.push(...factBox(token.raw, context.blocks, context.content, cursor));
    return;
  }
  const parts = partsApart(token.raw, kind, context.blocks.at(-1));
  if (parts.length > 0) {
    for (const part of parts) readPart(part, Math.max(level, Number(part.kind === 'item')), context, cursor);
    return;
  }
  if (token.raw.trim().includes('\n') && tokens.every(({ type }) => type === 'text')) {
    context.blocks.push(...writeLines(token.raw, context, cursor, kind, level));
    return;
  }
  if (pictures.isFirst) markLast(context, { isPictured: true });
  inlineBlock(kind, level, tokens, context, cursor);
  if (pictures.isLast) markLast(context, { isPictured: true });
}

function readPart({ text, at, kind, isAside }: Part, level: number, context: Context, cursor: Cursor): void {
  const writer = new BlockWriter();
  writeInline(writer, lexInline(text), context.content, { at: cursor.at + at, end: cursor.end });
  const block = writer.build(kind, kind === 'heading' ? BOLD_LINE_LEVEL : level, isAside);
  add(context, block?.kind === 'heading' ? { ...block, headEnd: block.mapped.text.length } : block);
}

function readCode(token: Tokens.Code, context: Context, cursor: Cursor): void {
  if (isEvaluated(token)) return;
  if (isIndentedCaption(token)) {
    readHtml(token.raw, context, cursor);
    return;
  }
  if (isLinkedProse(token)) {
    const { kind, level } = proseKind(context);
    inlineBlock(kind, level, lexInline(token.text), context, cursor);
    return;
  }
  const prose = proseIn(token, context.blocks.at(-1)?.kind === 'heading');
  if (prose.length > 0) {
    const { kind, level } = proseKind(context);
    for (const part of prose) context.blocks.push(...writeLines(part, context, cursor, kind, level));
    return;
  }
  const rows = columnItems(token, context.content, cursor);
  if (rows.length > 0) {
    context.blocks.push(...rows);
    return;
  }
  const writer = new BlockWriter(true);
  const body = token.text.split('\n', 1)[0] ?? '';
  const isMarkup = isIndentedMarkup(token);
  writer.code(isMarkup ? token.text.trim() : token.text, locate(context.content, body, cursor).at);
  const block = writer.build('code', 0);
  add(context, block !== null && isMarkup ? { ...block, code: [] } : block);
}

function readHeadedItem(
  { tokens: [head, ...body] }: Tokens.ListItem,
  context: Context,
  cursor: Cursor,
): void {
  if (head !== undefined && 'tokens' in head && head.tokens !== undefined)
    inlineBlock('heading', 4, head.tokens, context, cursor);
  readTokens(body, context, cursor);
}

function readList(list: Tokens.List, context: Context, cursor: Cursor): void {
  const inner = { ...context, listLevel: context.listLevel + 1 };
  const areHeaded = list.items.length > 1 && list.items.every(isHeaded);
  for (const item of list.items) {
    const place = locate(context.content, item.raw.trimEnd(), cursor);
    const inside: Cursor = { at: place.at, end: cursor.end };
    const from = context.blocks.length;
    if (areHeaded) readHeadedItem(item, context, inside);
    else readTokens(item.tokens, inner, inside);
    const own = context.blocks.slice(from);
    for (const [at, block] of own.entries())
      if (at > 0 && block.kind === 'item' && block.level === inner.listLevel)
        Object.assign(block, inItem(block.level, own[at - 1]));
    if (list.ordered && !areHeaded) for (const block of own) block.isNumbered = true;
    cursor.at = Math.max(inside.at, place.end);
  }
}
