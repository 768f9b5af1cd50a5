import type { QuoteMarks } from '@repurpose/contract';
import type { Edit } from '../../style.types.js';

const CURLY = /[“”]|(?<=[\p{L}\p{N}])’|(?<![\p{L}\p{N}])‘|’(?![\p{L}\p{N}])/gu;
const STRAIGHT = /(?<=\p{L})'(?=\p{L})|(?<=s)'(?= \p{L})|"/gu;
const OPENING = /[\s([{—–/-]$/u;

/** Whether the quotation marks of a line are paired; a single one may mean inches. */
const isPaired = (line: string): boolean => line.split('"').length % 2 === 1;

function curly(line: string, mark: string, at: number): string {
  if (mark === "'") return '’';
  return at === 0 || OPENING.test(line.slice(at - 1, at)) ? '“' : '”';
}

function editsOfLine(line: string, style: Exclude<QuoteMarks, 'keep'>): Edit[] {
  const kept = style === 'curly' && !isPaired(line) ? '"' : null;
  return Array.from(line.matchAll(style === 'curly' ? STRAIGHT : CURLY), ({ 0: found, index }): Edit => {
    const straight = /[“”]/u.test(found) ? '"' : "'";
    const after = style === 'curly' ? curly(line, found, index) : straight;
    return { start: index, end: index + 1, after: found === kept ? found : after, rule: 'quote-marks' };
  }).filter(({ start, after }) => after !== line[start]);
}

/** Edits that make quotation marks and apostrophes curly or straight. */
export const quoteMarkEdits = (text: string, style: Exclude<QuoteMarks, 'keep'>): Edit[] =>
  Array.from(text.matchAll(/[^\n]+/gu)).flatMap(({ 0: line, index }) =>
    editsOfLine(line, style).map((edit) => ({ ...edit, start: edit.start + index, end: edit.end + index })),
  );
