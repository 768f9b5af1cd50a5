import { itemOf } from '../text/markdown.js';
import type { PdfLine } from './lines.js';

const HEADING = 1.15;
const MAX_HEADING_CHARS = 160;
const GAP = 1.25;
const SHORT = 0.7;
const BULLET = /^(?:[•▪◦‣●○■□·\uf0b7]\s*|[-–*]\s+)(?=\S)/u;
const NUMBER = /^\d{1,3}[.)]\s+(?=\S)/;

export function layOutPages(pages: readonly (readonly PdfLine[])[]): string {
  const kept = withoutRepeats(pages);
  const body = bodySize(kept.flat());
  const pitch = usualPitch(kept);
  const levels = headingLevels(kept.flat(), body);
  const blocks = new Blocks(wordsOf(kept.flat()));
  for (const lines of kept) {
    const right = Math.max(...lines.map(({ end }) => end));
    lines.forEach((line, index) => {
      // The first line of a column or page may continue the previous one.
      const before = lines[index - 1];
      const above = before && before.y >= line.y ? before : undefined;
      const isNew = above ? isApart(above, line, pitch) || isAfterShort(above, line, right) : !blocks.isOpen;
      const isIndented = above !== undefined && isShifted(above, line);
      blocks.add(line.text, levels.get(line.size) ?? 0, isNew || (isIndented && !blocks.isItem));
    });
  }
  return blocks.text();
}

const isApart = (above: PdfLine, line: PdfLine, pitch: number) =>
  above.size !== line.size || above.y - line.y > pitch * GAP;

/** Followed by a capital, it starts a new item, row or verse. */
const isAfterShort = (above: PdfLine, line: PdfLine, right: number) =>
  above.end < above.x + (right - above.x) * SHORT && /^[\p{Lu}\p{N}]/u.test(line.text);

const isShifted = (above: PdfLine, line: PdfLine) =>
  line.x - above.x > line.size * 0.8 && line.x - above.x < line.size * 5;

function withoutRepeats(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const sign = (line: PdfLine | undefined) => line?.text.replace(/\d+/g, '#') ?? '';
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const edge of new Set([sign(lines[0]), sign(lines.at(-1))])) {
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  }
  const isRepeated = (line: PdfLine | undefined) =>
    pages.length > 2 && line !== undefined && (counts.get(sign(line)) ?? 0) > pages.length / 2;
  return pages.map((lines) => {
    const from = isRepeated(lines[0]) ? 1 : 0;
    const to = lines.length - (isRepeated(lines.at(-1)) ? 1 : 0);
    return lines.slice(from, Math.max(from, to));
  });
}

function bodySize(lines: readonly PdfLine[]): number {
  const chars = new Map<number, number>();
  for (const { size, text } of lines) chars.set(size, (chars.get(size) ?? 0) + text.length);
  return [...chars].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}

function usualPitch(pages: readonly (readonly PdfLine[])[]): number {
  const counts = new Map<number, number>();
  for (const lines of pages) {
    lines.forEach((line, index) => {
      const above = lines[index - 1];
      if (!above || above.size !== line.size || above.y <= line.y) return;
      const step = Math.round((above.y - line.y) * 2) / 2;
      counts.set(step, (counts.get(step) ?? 0) + 1);
    });
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? Infinity;
}

function headingLevels(lines: readonly PdfLine[], body: number): Map<number, number> {
  const sizes = lines
    .filter(
      ({ size, text }) => size >= body * HEADING && text.length <= MAX_HEADING_CHARS && /\p{L}/u.test(text),
    )
    .map(({ size }) => size);
  const sorted = [...new Set(sizes)].sort((a, b) => b - a);
  return new Map(sorted.map((size, index) => [size, Math.min(6, index + 1)]));
}

const wordsOf = (lines: readonly PdfLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));

class Blocks {
  private readonly done: string[] = [];
  private current = '';
  private level = 0;
  private mark = '';
  private lastNumber = 0;

  constructor(private readonly words: ReadonlySet<string>) {}

  /** An unfinished sentence continues on the next page. */
  get isOpen(): boolean {
    return this.current !== '' && this.level === 0 && !/[.!?:…]["'”’)]?$/.test(this.current);
  }

  get isItem(): boolean {
    return this.current !== '' && this.mark !== '';
  }

  add(text: string, level: number, isNew: boolean): void {
    const found = level > 0 ? '' : markOf(text);
    const mark = isNew || this.takes(found) ? found : '';
    if (isNew || mark !== '' || level !== this.level) this.end();
    if (this.current === '') {
      this.level = level;
      this.mark = mark;
      this.lastNumber = Number.parseInt(mark, 10) || this.lastNumber;
      this.current = mark === '' ? text : text.replace(BULLET, '').replace(NUMBER, '');
    } else this.current = this.join(text);
  }

  /** A figure and a point at the start of a line may end a sentence. Only the next number of a list starts an item. */
  private takes(mark: string): boolean {
    const number = Number.parseInt(mark, 10);
    if (Number.isNaN(number) || !this.isOpen) return true;
    return number === 1 || number === this.lastNumber + 1;
  }

  text(): string {
    this.end();
    return this.done
      .join('\n\n')
      .replace(/^(- .*)\n\n(?=- )/gm, '$1\n')
      .replace(/^(\d+\. .*)\n\n(?=\d+\. )/gm, '$1\n');
  }

  /** Joins a hyphenated word, unless the text hyphenates it elsewhere. */
  private join(text: string): string {
    const head = /(\p{L}{2,})-$/u.exec(this.current)?.[1];
    const tail = /^\p{Ll}+/u.exec(text)?.[0];
    if (head === undefined || tail === undefined) return `${this.current} ${text}`;
    const isHyphenated = this.words.has(`${head}-${tail}`.toLowerCase());
    return `${isHyphenated ? this.current : this.current.slice(0, -1)}${text}`;
  }

  private end(): void {
    if (this.current === '') return;
    const isHeading = this.level > 0 && this.current.length <= MAX_HEADING_CHARS * 2;
    if (isHeading) this.done.push(`${'#'.repeat(this.level)} ${this.current}`);
    else this.done.push(this.mark === '' ? this.current : itemOf(this.mark, this.current));
    this.current = '';
    this.level = 0;
  }
}

function markOf(text: string): string {
  if (BULLET.test(text)) return '- ';
  return NUMBER.exec(text)?.[0].replace(')', '.').replace(/\s+$/, ' ') ?? '';
}
