import type { RawBlock } from './raw-block.js';

const MAX_CHARS = 80;
const MAX_WORDS = 12;

/** In a paste without marked headings, a short line over a longer paragraph is read as the heading it is. */
export function promoteHeadings(blocks: RawBlock[]): RawBlock[] {
  if (blocks.some(({ kind, level }) => kind === 'heading' && level < 4)) return blocks;
  const own = [...blocks.keys()].filter((index) => !blocks[index]?.isAside);
  const next = new Map(own.map((index, at) => [index, blocks[own[at + 1] ?? -1]]));
  const first = own.find((index) => !isKicker(blocks[index], next.get(index)));
  return blocks.map((block, index) => {
    const follower = next.get(index);
    const isLine = !block.isAside && block.kind === 'paragraph' && follower !== undefined;
    if (!isLine || follower.kind === 'code') return block;
    if (first !== undefined && index < first) return { ...block, isAside: true };
    const text = block.mapped.text.trim();
    const isFirst = index === first;
    const isOverByline = isFirst && hasByline(text, blocks[index + 1]);
    const isOver =
      follower.kind === 'item' ||
      follower.mapped.text.length > text.length ||
      isTitle(text, isFirst, own, blocks);
    const isHeading = isOverByline || (isOver && isHeadingLine(text));
    return isHeading ? { ...block, kind: 'heading', level: isFirst ? 1 : 2 } : block;
  });
}

/** A line right over a by-line or a date heads the text, full stop or not. */
const hasByline = (text: string, below: RawBlock | undefined): boolean =>
  below?.isAside === true && text.length <= MAX_CHARS;

/** A word or two over the title that name its desk: "City", "World news". */
function isKicker(block: RawBlock | undefined, next: RawBlock | undefined): boolean {
  const [text, title] = [block?.mapped.text.trim() ?? '', next?.mapped.text.trim() ?? ''];
  const isShort = isHeadingLine(text) && text.split(/\s+/).length <= 2;
  return isShort && isHeadingLine(title) && title.split(/\s+/).length >= 4;
}

/** The first line of an interview or a note of several parts heads it, whatever its length. */
function isTitle(
  text: string,
  isFirst: boolean,
  own: readonly number[],
  blocks: readonly RawBlock[],
): boolean {
  if (!isFirst || own.length < 4 || text.endsWith('?') || text.split(/\s+/).length < 4) return false;
  return own.slice(1).every((index) => /^(?:paragraph|item)$/.test(blocks[index]?.kind ?? ''));
}

function isHeadingLine(text: string): boolean {
  if (
    text.length > MAX_CHARS ||
    /^[\p{L} ]{2,24}: .*\?$/u.test(text) ||
    text.split(/\s+/).length > MAX_WORDS ||
    text.length < 2
  )
    return false;
  if (/[.!…。！:：;,、"”]$/.test(text) || /^https?:|^[\w.-]+@/.test(text)) return false;
  return /^(?:\d+[.)]\s+)?[\p{Lu}\p{Lo}\p{N}"“«¿¡「]/u.test(text);
}
