import { CLOSES } from '../../text/marks.js';
import { isBoilerplate } from '../clean/boilerplate.js';
import { isHeadingLine } from './plain-headings.js';

/** An insertion before a line: a blank line, a bullet, or both. */
export interface Break {
  at: number;
  mark: '\n' | '- ' | '\n- ';
}

/** No program wraps lines at this width. */
const LONG_LINE_CHARS = 120;

export function isUnwrapped(text: string): boolean {
  const lines = text.split('\n');
  const long = lines.filter((line) => line.length > LONG_LINE_CHARS && /\s\S+\s/.test(line));
  return long.reduce((sum, line) => sum + line.length, 0) * 2 > text.length;
}

const MARKED = /^\s*(?:[-*+•◦▪‣●○■□–·]|\d+[.)]|o(?=\t))\s/u;
const SENTENCE_END = new RegExp(`[.!?…。！？]${CLOSES}$`, 'u');
const isLead = (line: string): boolean => /[:：]$/u.test(line);
const MIN_ITEMS = 2;
const MIN_LINES = 3;
/** Signs that the line below a heading may lack. */
export const SHORT = 2;
const VERSE_CHARS = 60;
/** A line without a stop is an item up to this length. */
const LABEL_CHARS = 120;

interface Line {
  text: string;
  at: number;
  isFirst: boolean;
}

/** The lines that are not blank; `isFirst` if a blank line is above. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let isFirst = true;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line !== '') lines.push({ text: line, at, isFirst });
    isFirst = line === '';
    at += raw.length + 1;
  }
  return lines;
}

/** Whether blank lines separate paragraphs: they are below most long lines. */
function arePartedByBlanks(lines: readonly Line[]): boolean {
  const below = lines.slice(1).filter((_, index) => (lines[index]?.text.length ?? 0) > LONG_LINE_CHARS);
  return below.filter(({ isFirst }) => isFirst).length * 2 > below.length;
}

const endsSentence = (line: string): boolean => SENTENCE_END.test(line);
const isBare = ({ text }: Line): boolean => !isLead(text) && !MARKED.test(text) && !isBoilerplate(text);

const endOf = (line: string): string => (/[?？]$/u.test(line) ? '?' : endsSentence(line) ? '.' : '');

const differs = (line: string, others: readonly string[]): boolean =>
  others.every((other) => endOf(other) !== endOf(line));

/** Whether a line is not an item like those above it: it ends differently or is much longer (both below a single item). */
function isUnlike(last: string, items: readonly string[]): boolean {
  const isLong = items.every(({ length }) => last.length > length * 1.5);
  return items.length > 1 ? isLong || differs(last, items) : isLong && differs(last, items);
}

const isHeadingBelow = (items: readonly string[], line: string): boolean =>
  items.length >= MIN_ITEMS && isHeadingLine(line) && differs(line, items);

/** Where the items end that begin at a line: before a blank line, or before a line that is not an item. */
function itemsEnd(lines: readonly Line[], from: number, isSpaced: boolean): number {
  const items: string[] = [];
  for (let at = from, line = lines[at]; line !== undefined && isBare(line); line = lines[++at]) {
    if (at > from && line.isFirst) break;
    if (!isSpaced && (endsSentence(line.text) || line.text.length > LABEL_CHARS)) break;
    if (isHeadingBelow(items, line.text)) break;
    items.push(line.text);
  }
  while (isSpaced && items.length > 1 && isUnlike(items.at(-1) ?? '', items.slice(0, -1))) items.pop();
  return items.length >= MIN_ITEMS ? from + items.length : from;
}

/** Breaks where lines of an unwrapped text become blocks or items: browsers copy lists without their marks. */
export function lineBreaks(text: string): Break[] {
  const lines = linesOf(text);
  const isSpaced = arePartedByBlanks(lines);
  const breaks: Break[] = [];
  let items = 0;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (above === undefined) return;
    const isLed = isLead(above.text) || (isSpaced && index >= items && beginsList(lines, index));
    if (isLed) items = itemsEnd(lines, index, isSpaced);
    if (index < items) breaks.push({ at: line.at, mark: isLed && !line.isFirst ? '\n- ' : '- ' });
    else if (!line.isFirst && !underlines(line, above) && isMeant(above.text, line.text))
      breaks.push({ at: line.at, mark: '\n' });
  });
  return breaks;
}

/** Whether a line of signs makes the line above it a heading: it is as long, unlike a rule below a paragraph. */
const underlines = ({ text }: Line, above: Line): boolean =>
  above.isFirst && /^(?:-{3,}|={3,})$/u.test(text) && text.length + SHORT >= above.text.length;

/** Whether a list begins at a line: between paragraphs separated by blank lines, lines without them are a list. Verse has shorter lines. */
function beginsList(lines: readonly Line[], index: number): boolean {
  const above = lines[index - 1];
  const [first, ...others] = lines.slice(index, index + MIN_LINES);
  const areLines = others.length === MIN_LINES - 1 && others.every(({ isFirst }) => !isFirst);
  if (first === undefined || above === undefined || !areLines) return false;
  const isList = first.isFirst
    ? [first, ...others].every(({ text }) => text.length > VERSE_CHARS && !/,$/.test(text))
    : above.isFirst && isHeadingLine(above.text);
  return isList && [first, ...others].every(isBare);
}

/** Whether a line break is meant: a sentence continues in lower case, and a marked list continues with the next mark. */
function isMeant(above: string, line: string): boolean {
  if (/^\p{Ll}/u.test(line) && !endsSentence(above)) return isBoilerplate(line);
  return !MARKED.test(line) || !MARKED.test(above);
}
