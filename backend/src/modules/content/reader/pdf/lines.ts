import { inReadingOrder, plainLetters } from './reading-order.js';

/** A text run of pdf.js. `transform`: its matrix, in points from the lower left corner. */
export interface PdfItem {
  str?: string;
  hasEOL?: boolean;
  width?: number;
  transform?: number[];
}

export interface PdfLine {
  text: string;
  size: number;
  x: number;
  end: number;
  y: number;
}

const SPACE = 0.18;

interface Draft extends Omit<PdfLine, 'text'> {
  runs: string[];
  sizes: Map<number, number>;
}

/** In the order of the file, which word processors write in reading order. */
export function linesOf(items: readonly PdfItem[]): PdfLine[] {
  const lines: Draft[] = [];
  let current: Draft | null = null;
  for (const item of items) {
    if (item.str === undefined) continue;
    if (item.str.trim() !== '') {
      const place = placeOf(item);
      if (current && isSameLine(current, place)) append(current, item.str, place);
      else {
        current = start(item.str, place);
        lines.push(current);
      }
    } else if (current && item.str !== '' && !endsApart(current)) current.runs.push(' ');
    if (item.hasEOL) current = null;
  }
  return lines.map(finishLine).filter((line) => line.text !== '');
}

interface Place {
  x: number;
  y: number;
  size: number;
  width: number;
}

function placeOf({ transform = [], width = 0 }: PdfItem): Place {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return { x, y, size: Math.round(Math.hypot(c, d) * 2) / 2 || 1, width };
}

const isSameLine = (line: Draft, { x, y, size }: Place) =>
  Math.abs(line.y - y) < Math.max(line.size, size) * 0.5 && x > line.end - size * 2;

const endsApart = ({ runs }: Draft) => /\s$/.test(runs.at(-1) ?? '');

const start = (text: string, { x, y, size, width }: Place): Draft => ({
  runs: [text],
  x,
  y,
  size,
  end: x + width,
  sizes: new Map([[size, text.length]]),
});

function append(line: Draft, text: string, { x, size, width }: Place): void {
  if (x - line.end > size * SPACE && !endsApart(line) && !/^\s/.test(text)) line.runs.push(' ');
  line.runs.push(text);
  line.end = x + width;
  line.sizes.set(size, (line.sizes.get(size) ?? 0) + text.length);
}

function finishLine({ runs, x, end, y, sizes }: Draft): PdfLine {
  const [[size] = [1]] = [...sizes].sort((a, b) => b[1] - a[1]);
  const text = plainLetters(inReadingOrder(runs).join(''));
  return { text: text.replace(/\s+/g, ' ').trim(), size, x, end, y };
}
