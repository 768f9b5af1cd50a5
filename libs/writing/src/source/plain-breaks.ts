import { isBoilerplate } from './boilerplate.js';
import { MappedTextBuilder, type MappedText } from './mapped-text.js';

/** Marks that show a Markdown author at work: there a single line break means nothing. */
const MARKDOWN = /^(?:#{1,6} \S|```|~~~|> \S|\|.+\|)|\]\([^)\s([]{0,300}\)|\*\*\S/m;
/** Narrower texts are not wrapped by a program. */
const MIN_WIDTH = 45;
const MAX_PARAGRAPH_LINES = 400;

/**
 * In a plain paste, turns the line breaks that a person meant into paragraph breaks: the next line begins with a capital,
 * a figure or a sign, and its first word would still have fitted on the line. Wrapped lines stay as they are.
 */
export function breakLines(content: MappedText, from: number): MappedText {
  if (MARKDOWN.test(content.text.slice(from))) return content;
  const builder = new MappedTextBuilder();
  let last = 0;
  for (const at of meantBreaks(content.text, from)) {
    builder.copy(content.text.slice(last, at), last);
    builder.stand('\n', at);
    last = at;
  }
  if (last === 0) return content;
  builder.copy(content.text.slice(last), last);
  const { text, origin } = builder.build();
  return { text, origin: origin.map((place) => content.origin[place] ?? 0) };
}

function meantBreaks(text: string, from: number): number[] {
  const breaks: number[] = [];
  let lines: string[] = [];
  let start = from;
  let at = from;
  const finish = (): void => {
    if (lines.length > 1 && lines.length <= MAX_PARAGRAPH_LINES) breaks.push(...breaksOf(lines, start));
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

function breaksOf(lines: readonly string[], start: number): number[] {
  const width = Math.max(...lines.map((line) => line.trimEnd().length));
  const breaks: number[] = [];
  let at = start;
  lines.forEach((line, index) => {
    at += line.length + 1;
    const next = lines[index + 1];
    if (next !== undefined && isMeant(line, next, width)) breaks.push(at);
  });
  return breaks;
}

function isMeant(line: string, next: string, width: number): boolean {
  if (!/^[^\p{Ll}\p{Lo}\s=-]/u.test(next.trimStart()) || /^\s*(?:[-*+]|\d+[.)])\s/.test(next)) return false;
  if (/^\s*(?:[QAFRPDV]|Frage|Antwort|Pregunta|Respuesta|Question|Answer)\s?: \S/.test(next)) return true;
  if (isBoilerplate(line.trim()) || isBoilerplate(next.trim())) return true;
  if (/[,;\\]$/.test(line.trimEnd())) return false;
  const word = /^\s*\S+/.exec(next)?.[0].trim().length ?? 0;
  return width < MIN_WIDTH || line.trimEnd().length + 1 + word <= width - 4;
}
