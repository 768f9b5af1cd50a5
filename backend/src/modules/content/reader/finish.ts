import { type ExtractResponse, LIMITS, type TextStructure } from '@repurpose/contract';
import type { Extracted } from './answer.types.js';
import { Refusal } from './refusal.js';

const MAX_HEADINGS = 200;
const MAX_TITLE = 200;
const figures = new Intl.NumberFormat('en-US');

export function finish({ title, markdown, warnings, hiddenPassages, pages }: Extracted): ExtractResponse {
  const whole = tidy(markdown);
  if (!/[\p{L}\p{N}]/u.test(whole)) throw new Refusal('FILE_NO_TEXT');
  const text = cut(whole);
  const structure = structureOf(text);
  const told = [
    ...warnings,
    ...(hiddenPassages > 0 ? [hiddenWarning(hiddenPassages)] : []),
    ...(text.length < whole.length ? [cutWarning(whole.length - text.length)] : []),
  ];
  const named = title.replace(/[\p{C}\s]+/gu, ' ').trim() || structure.headings[0]?.text || '';
  return {
    title: [...named].slice(0, MAX_TITLE).join(''),
    text,
    structure,
    warnings: told,
    ...(pages && { pages }),
  };
}

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\p{Cc}\u00ad\ufeff]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(/\u00a0/g, ' ')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .replace(/^\n+/, '')
    .trimEnd();
}

function cut(text: string): string {
  const max = LIMITS.contentChars;
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const at = ['\n\n', '\n', ' '].map((mark) => head.lastIndexOf(mark)).find((place) => place > max / 2);
  return (at === undefined ? text.slice(0, max) : head.slice(0, at)).toWellFormed().trimEnd();
}

const hiddenWarning = (count: number) => `${count} hidden ${count === 1 ? 'passage' : 'passages'} left out.`;

const cutWarning = (left: number) =>
  `The text was cut at ${figures.format(LIMITS.contentChars)} characters, the most that can be repurposed at once. ` +
  `${figures.format(left)} characters at its end were left out.`;

function structureOf(text: string): TextStructure {
  const structure: TextStructure = { headings: [], paragraphs: 0, listItems: 0, tableRows: 0 };
  for (const block of text.split(/\n\s*\n/)) {
    const kinds = block.split('\n').map((line) => countLine(line, structure));
    if (kinds.includes('prose')) structure.paragraphs += 1;
  }
  return structure;
}

function countLine(line: string, structure: TextStructure): 'prose' | 'other' {
  const heading = /^(#{1,6}) +(\S.*)$/.exec(line);
  if (heading) {
    if (structure.headings.length < MAX_HEADINGS)
      structure.headings.push({
        level: heading[1]?.length ?? 1,
        text: (heading[2] ?? '').slice(0, MAX_TITLE),
      });
    return 'other';
  }
  if (/^\s*(?:[-*+]|\d{1,4}[.)]) /.test(line)) {
    structure.listItems += 1;
    return 'other';
  }
  if (!line.startsWith('|')) return line.trim() === '' ? 'other' : 'prose';
  if (!/^[|\s:-]+$/.test(line)) structure.tableRows += 1;
  return 'other';
}
