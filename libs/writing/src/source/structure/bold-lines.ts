import { isHeadLine } from '../readers/markdown-inline.js';
import { asShown, type RawBlock } from '../readers/raw-block.js';

/** Level of a line in bold that is a heading: below those that a page marks. */
export const BOLD_LINE_LEVEL = 4;

/** Whether a paragraph is a short line all in bold that is no sentence. */
export const isLineInBold = ({ mapped: { text }, headEnd }: RawBlock): boolean =>
  headEnd === text.length && isHeadLine(text);

/** Makes lines in bold above other text headings, as they are in Markdown. */
export function headedInBold(blocks: readonly RawBlock[]): RawBlock[] {
  const isHead = (block: RawBlock | undefined): boolean =>
    block?.kind === 'paragraph' && !block.isAside && block.speaker === undefined && isLineInBold(block);
  return asShown(
    blocks.map((block, at) => {
      const below = blocks[at + 1];
      const isOver = below !== undefined && below.kind !== 'heading' && !isHead(below);
      return isOver && isHead(block) ? { ...block, kind: 'heading', level: BOLD_LINE_LEVEL } : block;
    }),
  );
}
