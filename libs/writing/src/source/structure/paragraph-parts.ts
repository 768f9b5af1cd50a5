import { isHeadLine } from '../readers/markdown-inline.js';
import type { RawBlock } from '../readers/raw-block.js';
import type { BlockKind } from '../source.types.js';

/** A part of a paragraph that becomes a block. */
export interface Part {
  text: string;
  at: number;
  kind: BlockKind;
  isAside: boolean;
}

const FOOTNOTE = /^\[\^[^\]\s]{1,40}\]:/;

/** Splits footnotes on adjacent lines, which the lexer takes for one paragraph. */
function footnotesIn(raw: string, kind: BlockKind): Part[] {
  let from = 0;
  return raw.split(/\n(?=[ \t]*\[\^[^\]\s]{1,40}\]:)/).map((note) => {
    const marker = note.indexOf(':') + 1;
    const at = from + marker;
    from += note.length + 1;
    return { text: note.slice(marker), at, kind, isAside: true };
  });
}

/** A line all in italics, but not after a dash: that is a credit. */
const LINE_IN_ITALICS = /^\s*([*_])(?![*_\s]|[~–—-] ?\S)[^\n]*[^\s*_]\1\s*$/u;
const CREDIT_CHARS = 60;
const SENTENCE_END = /[.!?…]["”’']?[*_]?\s*$/u;
/** "Jeremiah 20.9a". */
const CHAPTER = /^[^\p{L}\p{N}]*(?:\d )?\p{Lu}\p{L}+ \d(?:[\d.:,–-]*\d)?\p{L}?[^\p{L}\p{N}]*$/u;
/** Whether a short line is the source of a verse: a chapter, or a number below a finished sentence. */
const isCredit = (line: string, above: string): boolean =>
  line.length <= CREDIT_CHARS &&
  (CHAPTER.test(line) || (/\p{N}/u.test(line) && !SENTENCE_END.test(line) && SENTENCE_END.test(above)));

/** Splits lines in italics off as quotations (a verse, for example), and credits below them as asides. */
function versesIn(raw: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const line of raw.split(/(?<=\n)/u)) {
    const last = parts.at(-1);
    const isInItalics = LINE_IN_ITALICS.test(line);
    const isAside = isInItalics && last?.kind === 'quote' && isCredit(line, last.text);
    if (last?.kind === 'paragraph' && !last.isAside && !isInItalics) last.text += line;
    else parts.push({ text: line, at, kind: isInItalics && !isAside ? 'quote' : 'paragraph', isAside });
    at += line.length;
  }
  return parts.map((part) => ({ ...part, text: part.text.trim() }));
}

/** A line that goes on with the paragraph, and does not sign it. */
const GOES_ON = /^\s*\p{Lu}[^\n]*[.!?…]["”’']?\s*$/u;
/** Whether only the first line of a paragraph is in italics, and is a sentence of it: no verse, unless words above introduce it. */
const opensInItalics = ([first = '', ...others]: readonly string[]): boolean =>
  LINE_IN_ITALICS.test(first) &&
  SENTENCE_END.test(first) &&
  others.every((line) => GOES_ON.test(line) && !LINE_IN_ITALICS.test(line));

/** A numbered heading in bold with its text in the next column: "**1. Apologies**      None". */
const HEAD_IN_COLUMN = /^\*\*\d[^*\n]{1,78}\*\*[ \t]{3,}(?=\S)/u;

const BREAKS = /\s{0,9}<br ?\/?>\s{0,99}<br ?\/?>\s{0,9}/iu;
/** Pictures have captions, and bold words may be a label. */
const NO_PROSE = /!\[|<img|\*\*/iu;

function betweenBreaks(raw: string, kind: BlockKind): Part[] {
  let from = 0;
  return raw.split(BREAKS).map((text) => {
    const at = raw.indexOf(text, from);
    from = at + text.length;
    return { text, at, kind, isAside: false };
  });
}

const PICTURE = /!\[|<img/iu;
const BREAK = /(?: {2,}|\\)$/u;
const ALL_BOLD = /^\*\*(?!\s)[^*]{2,100}\*\*$/u;
const isBoldLine = (line: string): boolean => {
  const text = line.replace(BREAK, '').trim();
  return BREAK.test(line) && ALL_BOLD.test(text) && isHeadLine(text);
};
/** The lines in bold of a paragraph between line breaks, as headings of the lines below them; empty if it has none. */
function headedLines(raw: string): Part[] {
  const lines = raw.trimEnd().split('\n');
  if (PICTURE.test(raw) || !lines.slice(0, -1).some(isBoldLine)) return [];
  const parts: Part[] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1] ?? '';
    const isHead =
      isBoldLine(line) &&
      (above === '' || (BREAK.test(above) && !isBoldLine(above))) &&
      index < lines.length - 1;
    const last = parts.at(-1);
    if (isHead || last === undefined || last.kind === 'heading')
      parts.push({ text: line, at, kind: isHead ? 'heading' : 'paragraph', isAside: false });
    else last.text += `\n${line}`;
    at += line.length + 1;
  }
  return parts.map((part) => ({ ...part, text: part.text.replace(BREAK, '') }));
}

/** "Place: the old harbour". */
const LABELLED = /^\s*\p{Lu}[^\s:：]*(?: [^\s:：]+){0,3}[:：] +\S/u;
const LEADS = /[:：]\\?\s*$/u;
/** The lines of a paragraph if each has a label, maybe below a line that leads to them; else empty. */
function labelledLines(raw: string): Part[] {
  let from = 0;
  const lines = raw.trimEnd().split('\n');
  const isLed = LEADS.test(lines[0] ?? '');
  if (
    lines.length < 2 ||
    !lines.slice(Number(isLed)).every((line) => LABELLED.test(line) && !LEADS.test(line))
  )
    return [];
  return lines.map((line) => {
    const at = from;
    from += line.length + 1;
    return { text: line.replace(/\\$/u, '').trim(), at, kind: 'paragraph', isAside: false };
  });
}

/** A hyphen typed before an item without a space: "-Bread for 40". */
const GLUED = /^\s*-(?=[\p{L}\p{N}\p{Sc}])/u;
const IN_WORDS = /^\s*-\p{L}/u;
/** The lines of a paragraph with glued hyphens as items, maybe below a line that leads to them; else empty. Speech ends in marks, and figures alone may be below zero. */
function gluedLines(raw: string): Part[] {
  let from = 0;
  const lines = raw.trimEnd().split('\n');
  const isLed = LEADS.test(lines[0] ?? '');
  const items = lines.slice(Number(isLed));
  const open = items.filter((line) => !SENTENCE_END.test(line)).length;
  const areItems = items.length > 1 && items.every((line) => GLUED.test(line)) && open * 2 >= items.length;
  if (!areItems || !items.some((line) => IN_WORDS.test(line))) return [];
  return lines.map((line) => {
    const { length } = GLUED.exec(line)?.[0] ?? '';
    const at = from + length;
    from += line.length + 1;
    return { text: line.slice(length).trim(), at, kind: length > 0 ? 'item' : 'paragraph', isAside: false };
  });
}

/** Whether some lines of a paragraph are a verse in italics; one below words that introduce it may also be its first line. */
const areVerses = (lines: readonly string[], above: RawBlock | undefined): boolean =>
  lines.length > 1 &&
  lines.some((line) => LINE_IN_ITALICS.test(line)) &&
  (/[:：]$/u.test(above?.mapped.text ?? '') || !opensInItalics(lines));

/** The parts of a paragraph with footnotes, columns, double line breaks, lines in italics, labelled lines or glued items; else empty. */
export function partsApart(raw: string, kind: BlockKind, above?: RawBlock): Part[] {
  if (FOOTNOTE.test(raw)) return footnotesIn(raw, kind);
  const isProse = (kind === 'paragraph' || kind === 'quote') && !NO_PROSE.test(raw);
  if (isProse && BREAKS.test(raw)) return betweenBreaks(raw, kind);
  if (kind !== 'paragraph') return [];
  const [head] = HEAD_IN_COLUMN.exec(raw) ?? [];
  if (head !== undefined)
    return [
      { text: head.trim(), at: 0, kind: 'heading', isAside: false },
      { text: raw.slice(head.length), at: head.length, kind, isAside: false },
    ];
  // below a picture, a line in italics is its caption
  const lines = raw.includes('![') ? [] : raw.trim().split('\n');
  const hasVerse = areVerses(lines, above);
  const headed = hasVerse ? [] : headedLines(raw);
  if (headed.length > 0) return headed;
  if (hasVerse) return versesIn(raw);
  const labelled = labelledLines(raw);
  return labelled.length > 0 ? labelled : gluedLines(raw);
}
