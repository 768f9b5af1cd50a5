import type { RawBlock } from './raw-block.js';

/** Level of a line in bold. */
const BOLD = 4;
const isBold = (block: RawBlock | undefined): boolean => block?.kind === 'heading' && block.level === BOLD;

const LEAD_CHARS = 30;
const isShortInItalics = ({ kind, isInItalics, mapped }: RawBlock): boolean =>
  kind === 'paragraph' && isInItalics === true && mapped.text.length <= LEAD_CHARS;

/**
 * "You could put:" and a line in bold: alone below its lead-in, it is what is shown, and heads nothing. A short line in
 * italics over a list is its lead-in, not a signature.
 */
export function asShown(block: RawBlock, at: number, blocks: readonly RawBlock[]): RawBlock {
  const [above, below] = [blocks[at - 1], blocks[at + 1]];
  if (below?.kind === 'item' && isShortInItalics(block)) return { ...block, isAside: false };
  const isLedIn = above?.kind === 'paragraph' && /[:：]$/u.test(above.mapped.text);
  if (!isBold(block) || !isLedIn) return block;
  const next = blocks.find(({ kind }, other) => other > at && kind === 'heading');
  return isBold(next) ? block : { ...block, kind: 'paragraph', level: 0 };
}
