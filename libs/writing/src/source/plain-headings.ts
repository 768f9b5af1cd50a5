import type { RawBlock } from './raw-block.js';

const MAX_CHARS = 80;
const MAX_WORDS = 12;

/** In a paste without marked headings, a short line over a longer paragraph is read as the heading it is. */
export function promoteHeadings(blocks: RawBlock[]): RawBlock[] {
  if (blocks.some(({ kind, level }) => kind === 'heading' && level < 4)) return blocks;
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    const text = block.mapped.text.trim();
    const isHeading =
      block.kind === 'paragraph' &&
      next !== undefined &&
      next.kind !== 'code' &&
      (next.mapped.text.length > text.length || isTitle(text, index, blocks)) &&
      isHeadingLine(text);
    return isHeading ? { ...block, kind: 'heading', level: index === 0 ? 1 : 2 } : block;
  });
}

/** The first line of an interview or a note of several parts heads it, whatever its length. */
function isTitle(text: string, index: number, blocks: readonly RawBlock[]): boolean {
  const isParted = blocks.length >= 4 && blocks.slice(1).every(({ kind }) => kind === 'paragraph');
  return index === 0 && isParted && text.split(/\s+/).length >= 4 && !text.endsWith('?');
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
