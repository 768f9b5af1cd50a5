import { blockOf } from '../../text/without-code.js';
import type { RawBlock } from '../readers/raw-block.js';
import type { Block, SourceLink } from '../source.types.js';

export interface Page {
  text: string;
  blocks: Block[];
  asides: Set<number>;
  links: SourceLink[];
  /** Blocks of code, and pieces in the text that look like markup; the longest first. */
  code: readonly string[];
  toContent(offset: number): number;
}

/** Most pieces of code: every sentence is searched for each of them. */
const MOST_CODE = 300;
const BETWEEN = '\n\n';
const MARKS = [
  'isNumbered',
  'isOfItem',
  'isRunIn',
  'isPictured',
  'asks',
  'isInItalics',
  'isRuled',
  'opensRows',
] as const;

/** Joins blocks with blank lines. `toContent` maps an offset in the text to one in the content as sent. */
export function layOut(raw: readonly RawBlock[], cleanOrigin: Int32Array, contentLength: number): Page {
  const pieces: string[] = [];
  const blocks: Block[] = [];
  const links: SourceLink[] = [];
  const asides = new Set<number>();
  const code = new Set<string>();
  const places: { start: number; origin: Int32Array }[] = [];
  let at = 0;
  for (const block of raw) {
    const { kind, level, mapped, links: own, isAside, speaker } = block;
    const text = kind === 'code' ? blockOf(mapped.text) : mapped.text.trim();
    const lead = mapped.text.indexOf(text);
    if (text === '') continue;
    if (isAside) asides.add(blocks.length);
    for (const piece of block.code ?? []) code.add(piece);
    places.push({ start: at, origin: mapped.origin.subarray(lead, lead + text.length) });
    blocks.push({
      kind,
      level,
      text,
      start: at,
      end: at + text.length,
      ...(speaker !== undefined && { speaker }),
      ...Object.fromEntries(MARKS.flatMap((mark) => (block[mark] === true ? [[mark, true]] : []))),
    });
    for (const link of own) links.push({ url: link.url, ...moved(link, at - lead, at, at + text.length) });
    pieces.push(text);
    at += text.length + BETWEEN.length;
  }
  return {
    text: pieces.join(BETWEEN),
    blocks,
    asides,
    links,
    code: [...code].slice(0, MOST_CODE).toSorted((a, b) => b.length - a.length),
    toContent: mapBack(places, cleanOrigin, contentLength),
  };
}

function moved(link: SourceLink, by: number, min: number, max: number): { start: number; end: number } {
  return { start: Math.max(min, link.start + by), end: Math.min(max, link.end + by) };
}

function mapBack(
  places: readonly { start: number; origin: Int32Array }[],
  cleanOrigin: Int32Array,
  contentLength: number,
): (offset: number) => number {
  return (offset) => {
    let low = 0;
    let high = places.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((places[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const place = places[low];
    if (place === undefined || offset < 0) return 0;
    const within = Math.min(offset - place.start, place.origin.length - 1);
    const behind = offset - place.start > within ? 1 : 0;
    return Math.min(contentLength, (cleanOrigin[place.origin[within] ?? 0] ?? contentLength) + behind);
  };
}
