import { CLOSES, ENDED } from '../../text/marks.js';
import { isBoilerplate } from '../clean/boilerplate.js';
import { MappedTextBuilder, type MappedText } from '../../text/mapped-text.js';
import { type Break, isUnwrapped, lineBreaks } from './unwrapped-lines.js';

/** Marks of Markdown, where a single line break means nothing. */
const MARKDOWN = /^(?:#{1,6} \S|```|~~~|> \S|\|.+\|)|\]\([^)\s([]{0,300}\)|\*\*\S/m;
/** A narrower text was not wrapped by a program. */
const MIN_WIDTH = 45;
const MAX_PARAGRAPH_LINES = 400;

/**
 * In a plain paste, makes line breaks that the author meant paragraph breaks: before a capital, a figure or a sign,
 * where the first word of the line would have fitted above. Text below front matter (`from`) stays.
 */
export function breakLines(content: MappedText, from: number): MappedText {
  if (from > 0 || MARKDOWN.test(content.text.slice(from))) return content;
  const builder = new MappedTextBuilder();
  const breaks = isUnwrapped(content.text) ? lineBreaks(content.text) : meantBreaks(content.text, from);
  let last = 0;
  for (const { at, mark } of breaks) {
    builder.copy(content.text.slice(last, at), last);
    builder.stand(mark, at);
    last = at;
  }
  if (last === 0) return content;
  builder.copy(content.text.slice(last), last);
  const { text, origin } = builder.build();
  return { text, origin: origin.map((place) => content.origin[place] ?? 0) };
}

function meantBreaks(text: string, from: number): Break[] {
  const breaks: Break[] = [];
  let lines: string[] = [];
  let start = from;
  let at = from;
  const finish = (): void => {
    if (lines.length > 1 && lines.length <= MAX_PARAGRAPH_LINES)
      breaks.push(
        ...((start === from ? headOf(lines, start) : null) ?? listOf(lines, start) ?? breaksOf(lines, start)),
      );
    lines = [];
  };
  for (const line of text.slice(from).split('\n')) {
    if (line.trim() === '') finish();
    else {
      if (lines.length === 0) start = at;
      lines.push(line);
    }
    at += line.length + 1;
  }
  finish();
  return breaks;
}

const MIN_ITEMS = 3;
const MAX_ITEM_CHARS = 80;
const PUNCTUATED = new RegExp(`[.!?…:;,。！？]${CLOSES}$`);

const isItem = (line: string): boolean =>
  line.length <= MAX_ITEM_CHARS &&
  /^[\p{Lu}\p{N}]/u.test(line) &&
  !/^\d+[.)]\s/.test(line) &&
  !PUNCTUATED.test(line) &&
  !isBoilerplate(line);

const TELLS_AMOUNT = /\p{N}/u;

/** Breaks for a list without bullets (ingredients, prices, opening hours) with or without a lead-in; null for none. */
function listOf(lines: readonly string[], start: number): Break[] | null {
  const texts = lines.map((line) => line.trim());
  const isLed = /:$/.test(texts[0] ?? '') || !TELLS_AMOUNT.test(texts[0] ?? '');
  const items = isLed ? texts.slice(1) : texts;
  const amounts = items.filter((text) => TELLS_AMOUNT.test(text)).length;
  if (items.length < MIN_ITEMS || !items.every(isItem) || amounts < items.length / 2) return null;
  let at = start;
  return lines.flatMap((line, index): Break[] => {
    const place = at;
    at += line.length + 1;
    if (index === 0) return isLed ? [] : [{ at: place, mark: '- ' }];
    return [{ at: place, mark: index === 1 && isLed ? '\n- ' : '- ' }];
  });
}

const MAX_HEAD_LINES = 4;
const MAX_HEAD_CHARS = 120;

/** Breaks for a title above lines on author and date ("Report summary, Coastal Lab, April 2025"); null for none. */
function headOf(lines: readonly string[], start: number): Break[] | null {
  const texts = lines.map((line) => line.trim());
  const areLines = texts.every(
    (text) => text.length <= MAX_HEAD_CHARS && /^[\p{Lu}\p{N}"“«¿¡]/u.test(text) && !/[.!…:;,]$/.test(text),
  );
  const areData = texts.slice(1).every((text) => /[\p{N},]/u.test(text));
  if (!areLines || !areData || lines.length > MAX_HEAD_LINES) return null;
  let at = start;
  return lines.slice(1).map((_, index): Break => {
    at += (lines[index]?.length ?? 0) + 1;
    return { at, mark: '\n' };
  });
}

function breaksOf(lines: readonly string[], start: number): Break[] {
  const width = Math.max(...lines.map((line) => line.trimEnd().length));
  const breaks: Break[] = [];
  let at = start;
  // in a wrapped text only the end of a sentence can end a paragraph
  const isWrapped = lines.some((line, index) => index > 0 && /^\s*\p{Ll}/u.test(line));
  lines.forEach((line, index) => {
    at += line.length + 1;
    const next = lines[index + 1];
    if (next === undefined || (isWrapped && !ENDED.test(line))) return;
    if (isMeant(line, next, width)) breaks.push({ at, mark: '\n' });
  });
  return breaks;
}

function isMeant(line: string, next: string, width: number): boolean {
  if (!/^[^\p{Ll}\p{Lo}\s=-]/u.test(next.trimStart()) || /^\s*(?:[-*+]|\d+[.)])\s/.test(next)) return false;
  if (/^\s*(?:[QAFRPDV]|Frage|Antwort|Pregunta|Respuesta|Question|Answer)\s?: \S/.test(next)) return true;
  if (isBoilerplate(line.trim()) || isBoilerplate(next.trim())) return true;
  if (/[,;\\]$|\p{L}-$/u.test(line.trimEnd())) return false;
  const word = /^\s*\S+/.exec(next)?.[0].trim().length ?? 0;
  return width < MIN_WIDTH || line.trimEnd().length + 1 + word <= width - 4;
}
