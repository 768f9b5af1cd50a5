import { linksByLine, linksOf } from './draft-links.js';
import type { Draft, DraftLink } from './draft.types.js';
import { textOf, type LayoutBlock } from './layout-blocks.js';

/** The links of each line of each block; only paragraphs have links. */
export function linksInBlocks(blocks: readonly LayoutBlock[], draft: Draft): (readonly DraftLink[])[][] {
  const lines = blocks.map((block) => textOf(block).split('\n'));
  const isParagraph = ({ role, part }: LayoutBlock): boolean => role === 'text' && part === 'body';
  const told = lines.map((each, at) => {
    const block = blocks[at];
    return block !== undefined && isParagraph(block) ? each : each.map(() => '');
  });
  const links = linksByLine(told.flat(), linksOf(draft));
  return lines.map((each) => links.splice(0, each.length));
}
