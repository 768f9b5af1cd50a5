import { Lexer, type Token, type Tokens } from 'marked';
import type { BlockWriter } from './raw-block.js';
import { decodeEntities, raisedDigits } from '../clean/entities.js';
import { REMOVED } from '../clean/blanked.js';
import { parseDeclarations } from '../hidden/declarations.js';
import { isStruckOut } from '../hidden/visibility.js';

export interface Cursor {
  at: number;
  end: number;
}

/** How far after the cursor a token's raw text may begin: indents and markers that the lexer drops are short. */
const SLACK = 400;

/** Finds `raw` after the cursor. A token that the lexer has re-indented is found by its first line. */
export function locate(content: string, raw: string, cursor: Cursor): Cursor {
  const window = content.slice(cursor.at, Math.min(cursor.end, cursor.at + raw.length + SLACK));
  const whole = window.indexOf(raw);
  if (whole !== -1) return { at: cursor.at + whole, end: cursor.at + whole + raw.length };
  const line = raw.trim().split('\n', 1)[0] ?? '';
  const at = cursor.at + Math.max(window.indexOf(line), 0);
  return { at, end: at };
}

const HREF = /\shref=["']([^"'\n]{1,2000})["']/i;

const STRIKABLE = /^<(\/?)(del|s|strike|span)(?=[\s>])/iu;
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/iu;
/** Whether a tag strikes out what is in it, by its name or its style. */
function strikesOut(raw: string, tag: string): boolean {
  const [, double, single] = STYLE.exec(raw) ?? [];
  return tag !== 'span' || isStruckOut(parseDeclarations(decodeEntities(double ?? single ?? '')));
}
/** Positions of the tokens that the author has struck out; a tag that is never closed strikes nothing out. */
function struckIn(tokens: readonly Token[]): ReadonlySet<number> {
  const open = new Map<string, { at: number; isStruck: boolean }[]>();
  const ends = new Map<number, number>();
  tokens.forEach(({ type, raw }, at) => {
    const [, closes = '', name = ''] = (type === 'html' ? STRIKABLE.exec(raw) : null) ?? [];
    const tag = name.toLowerCase();
    const opened = closes === '' ? undefined : open.get(tag)?.pop();
    if (opened?.isStruck === true) ends.set(opened.at, at);
    if (tag === '' || closes !== '') return;
    const own = { at, isStruck: strikesOut(raw, tag) };
    if (open.get(tag)?.push(own) === undefined) open.set(tag, [own]);
  });
  let end = -1;
  return new Set(
    [...tokens.keys()].filter((at) => {
      end = Math.max(end, ends.get(at) ?? -1);
      return at <= end;
    }),
  );
}

/** Writes inline tokens as plain text: without emphasis, images and HTML tags; links become text with a recorded URL. */
export function writeInline(
  writer: BlockWriter,
  tokens: readonly Token[],
  content: string,
  cursor: Cursor,
): void {
  let anchor = { start: 0, url: '' };
  const struck = struckIn(tokens);
  for (const [index, token] of tokens.entries()) {
    const place = locate(content, token.raw, cursor);
    cursor.at = place.at;
    if (struck.has(index)) {
      cursor.at = Math.max(place.end, cursor.at);
      continue;
    }
    if (/^<sup\b/i.test(tokens[index - 1]?.raw ?? '')) writeRaised(writer, token, content, cursor);
    else writeToken(writer, token, content, cursor);
    if (token.type === 'html' && /^<a\b/i.test(token.raw)) {
      anchor = { start: writer.length, url: HREF.exec(token.raw)?.[1] ?? '' };
    } else if (token.type === 'html' && /^<\/a\b/i.test(token.raw)) writer.link(anchor.start, anchor.url);
    cursor.at = Math.max(place.end, cursor.at);
  }
}

/** Writes superscript digits as such: "m<sup>3</sup>" is "m³". */
function writeRaised(writer: BlockWriter, token: Token, content: string, cursor: Cursor): void {
  const raised = raisedDigits(token.raw);
  if (raised === '') writeToken(writer, token, content, cursor);
  else writer.decoded(raised, cursor.at);
}

function writeToken(writer: BlockWriter, token: Token, content: string, cursor: Cursor): void {
  switch (token.type) {
    case 'image':
    case 'checkbox':
    case 'del': // text that its author has struck out
      return;
    case 'html':
      if (/^<(?:br|\/?p|\/?div|\/?li|hr|\/?td|\/?th|\/?tr)\b/i.test(token.raw)) writer.space(cursor.at);
      return;
    case 'br':
      writer.space(cursor.at);
      return;
    case 'escape':
      writer.text((token as Tokens.Escape).raw.slice(1), cursor.at + 1);
      return;
    case 'codespan':
      writeCode(writer, (token as Tokens.Codespan).raw, cursor.at);
      return;
    case 'link':
      writeLink(writer, token as Tokens.Link, content, cursor);
      return;
    default:
      if (multiplies(token, content, cursor)) writeText(writer, token.raw, content, cursor);
      else if ('tokens' in token && token.tokens !== undefined && token.tokens.length > 0) {
        writeInline(writer, token.tokens, content, cursor);
      } else writeWithoutMark(writer, token.raw, content, cursor);
  }
}

/** Whether asterisks between digits, which the lexer takes for emphasis, multiply: "2*10 or 4*5", "2**3 or 4**5". */
const multiplies = ({ type, raw }: Token, content: string, { at }: Cursor): boolean =>
  (type === 'em' || type === 'strong') &&
  /^\*{1,2}\d/u.test(raw) &&
  /\d/u.test(content[at - 1] ?? '') &&
  /\d/u.test(content[at + raw.length] ?? '');

/** Emphasis that a paragraph opens and never closes: "_What do you think?". */
const OPEN_MARK = /^(?:_{1,3}(?=\p{L}[^_]*$)|\*\*(?=\p{L}[^*]*$))/u;

function writeWithoutMark(writer: BlockWriter, raw: string, content: string, cursor: Cursor): void {
  const opens = cursor.at === 0 || content[cursor.at - 1] === '\n';
  const mark = opens ? (OPEN_MARK.exec(raw)?.[0] ?? '') : '';
  cursor.at += mark.length;
  writeText(writer, raw.slice(mark.length), content, cursor);
}

/** A link with a missing definition: "[the plan][plan-2]". */
const UNRESOLVED = /\[([^[\]]{1,80})\]\[[^[\]]{0,60}\]/gu;

function writeLinkless(writer: BlockWriter, raw: string, from: number): void {
  let at = 0;
  for (const { 0: whole, 1: words = '', index } of raw.includes('][') ? raw.matchAll(UNRESOLVED) : []) {
    writer.text(raw.slice(at, index), from + at);
    writer.text(words, from + index + 1);
    at = index + whole.length;
  }
  writer.text(raw.slice(at), from + at);
}

/** Writes text. Lines that the lexer has re-indented are written one by one, each at its own offset. */
function writeText(writer: BlockWriter, raw: string, content: string, cursor: Cursor): void {
  if (content.startsWith(raw, cursor.at)) {
    writeLinkless(writer, raw, cursor.at);
    return;
  }
  const place: Cursor = { at: cursor.at, end: cursor.end };
  for (const [at, line] of raw.split('\n').entries()) {
    place.at = locate(content, line.trim(), place).at;
    if (at > 0 || /^\s/.test(line)) writer.space(place.at);
    writer.text(line.trim(), place.at);
    place.at += line.trim().length;
  }
  if (/\s$/.test(raw)) writer.space(place.at);
  cursor.at = place.at;
}

function writeCode(writer: BlockWriter, raw: string, from: number): void {
  const ticks = /^`+/.exec(raw)?.[0].length ?? 1;
  writer.code(raw.slice(ticks, -ticks), from + ticks);
}

/** The words of a link. Of the card of a page, which ends with the host of its address, only the title in the first line: "[**Boats**⏎_How they float._boats.example](https://boats.example/how)". */
function wordsOfLink({ tokens, text, href }: Tokens.Link): readonly Token[] {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/u.exec(href)?.[1] ?? '';
  const end = host !== '' && text.endsWith(host) ? tokens.findIndex(({ type }) => type === 'br') : -1;
  return tokens.slice(0, end > 0 ? end : undefined);
}

function writeLink(writer: BlockWriter, token: Tokens.Link, content: string, cursor: Cursor): void {
  // the number of a source, which a definition below turns into a link
  if (/^\[\d{1,3}\]$/.test(token.raw)) {
    writer.text(REMOVED, cursor.at);
    return;
  }
  const start = writer.length;
  if (!token.raw.startsWith('[')) {
    const offset = token.raw.startsWith('<') ? 1 : 0;
    writer.text(token.raw.slice(offset, token.raw.length - offset), cursor.at + offset);
  } else writeInline(writer, wordsOfLink(token), content, { at: cursor.at + 1, end: cursor.end });
  // "@jo@pier.example" is a name, not an address of mail
  const isHandle = token.href.startsWith('mailto:') && content[cursor.at - 1] === '@';
  if (!token.href.includes(REMOVED) && !isHandle) writer.link(start, token.href);
}

/** Tokens of the inline Markdown in a text from another reader (HTML with `markdown="1"`). */
export const lexInline = (text: string): Token[] => Lexer.lexInline(text);

const BOLD_TAG = /^<(?:strong|b)(?:\s[^<>]{0,200})?>$/iu;
const END_OF_BOLD = /<\/(?:strong|b)>\s*$/iu;
/** The tokens of a paragraph; bold words of HTML at its beginning as those of Markdown: `<strong>Ask early.</strong> Most teams …`. */
export function withBoldHead(tokens: readonly Token[]): readonly Token[] {
  const end = BOLD_TAG.test(tokens[0]?.raw ?? '') ? tokens.findIndex(({ raw }) => END_OF_BOLD.test(raw)) : -1;
  if (end < 0) return tokens;
  const own = tokens.slice(0, end + 1);
  const raw = own.map((token) => token.raw).join('');
  return [{ type: 'strong', raw, tokens: own }, ...tokens.slice(end + 1)];
}

/** Whether a full stop follows bold words, to which it belongs. */
export const isStopped = (behind: Token | undefined): boolean => /^[.!?](?=\s)/u.test(behind?.raw ?? '');

/** Whether a paragraph begins with a run-in heading: `**Ask early.** Most teams …`, `**Ask early**. Most teams …` or `**Cost:** it grows`. */
export function beginsInBold([first, second]: readonly Token[]): boolean {
  if (first?.type !== 'strong') return false;
  if (second === undefined) return true;
  return (
    /[.:!?。：！？]["”’)]*\**\s*$/.test(first.raw.replace(END_OF_BOLD, '')) ||
    /^\s*[:：–—]/.test(second.raw) ||
    isStopped(second)
  );
}

const BOLD_LINE_CHARS = 80;
const BOLD_QUESTION_CHARS = 160;

/** Whether a bold paragraph is a heading: `**Step one**`, `***Step one***` or `**You left. Why?**`. */
export function isBoldLine(tokens: readonly Token[], raw: string): boolean {
  const [only, second, third] = tokens;
  // a colon may follow the marks
  if (third !== undefined || (second !== undefined && !/^\s*[:：]\s*$/u.test(second.raw))) return false;
  if (only?.type === 'em') return isBoldLine((only as Tokens.Em).tokens, raw);
  if (only?.type !== 'strong') return false;
  return isHeadLine(raw.replaceAll(REMOVED, '').replace(/<\/?(?:strong|b)\b[^<>]*>/giu, ''));
}

/** Whether a line is short and not a sentence. */
export const isHeadLine = (line: string): boolean =>
  /[?？]\**\s*$/.test(line)
    ? line.length <= BOLD_QUESTION_CHARS
    : line.length <= BOLD_LINE_CHARS && !/[.!…。！,;]\**\s*$/.test(line);

/** Whether an item is a bold heading with paragraphs below it: `1. **How did you begin?**`. */
export function isHeaded({ tokens: [head, ...body] }: Tokens.ListItem): boolean {
  const own = head !== undefined && 'tokens' in head ? (head.tokens ?? []) : [];
  return (
    own.length === 1 &&
    own[0]?.type === 'strong' &&
    own[0].raw.length <= BOLD_QUESTION_CHARS &&
    body.some(({ type }) => type === 'paragraph')
  );
}
