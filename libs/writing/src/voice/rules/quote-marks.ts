import type { QuoteMarks } from '@repurpose/contract';
import type { Edit } from '../revision.js';

const CURLY = /[“”]|(?<=[\p{L}\p{N}])’|(?<![\p{L}\p{N}])‘|’(?![\p{L}\p{N}])/gu;
const STRAIGHT = /(?<=\p{L})'(?=\p{L})|(?<=s)'(?= \p{L})|"/gu;
/** Characters before an opening mark. */
const OPENING = /[\s([{—–/-]$/u;

/** Quotation marks of a line are set only in pairs: a lone one may be an inch. */
const isPaired = (text: string, at: number): boolean => {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return text.slice(start, end < 0 ? text.length : end).split('"').length % 2 === 1;
};

function curly(text: string, mark: string, at: number): string {
  if (mark === "'") return '’';
  if (!isPaired(text, at)) return mark;
  return at === 0 || OPENING.test(text.slice(at - 1, at)) ? '“' : '”';
}

/** English quotation marks and apostrophes, curly or straight. */
export const quoteMarkEdits = (text: string, style: Exclude<QuoteMarks, 'keep'>): Edit[] =>
  Array.from(text.matchAll(style === 'curly' ? STRAIGHT : CURLY), ({ 0: found, index }): Edit => {
    const straight = /[“”]/u.test(found) ? '"' : "'";
    const after = style === 'curly' ? curly(text, found, index) : straight;
    return { start: index, end: index + 1, after, rule: 'quote-marks' };
  }).filter(({ start, after }) => after !== text[start]);

/** A text with straight marks: the same for both ways to write them. */
export const asStraight = (text: string): string =>
  /[‘’“”]/.test(text) ? text.replace(/[“”]/gu, '"').replace(/[‘’]/gu, "'") : text;
