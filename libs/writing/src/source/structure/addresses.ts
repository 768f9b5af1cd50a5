import { joinedBlocks, type RawBlock } from '../readers/raw-block.js';
import { isVideo } from './navigation.js';

const ADDRESS = /^https?:\/\/\S+$/u;
const LEADS = /[:：]\s*$/u;

const isAddress = (block: RawBlock | undefined): block is RawBlock =>
  block?.kind === 'paragraph' && ADDRESS.test(block.mapped.text.trim());
/** Whether the block at a position is the only address below words that introduce it; several are a list. */
function isLed(blocks: readonly RawBlock[], at: number): boolean {
  const [above, block, below] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  const isOnly = isAddress(block) && !isVideo(block) && !isAddress(below);
  return isOnly && above?.kind === 'paragraph' && LEADS.test(above.mapped.text);
}

/** Joins an address in a line of its own to the words that introduce it: "You can tell them here:", "https://…". */
export function withAddresses(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.flatMap((block, at) => {
    if (isLed(blocks, at)) return [];
    const next = blocks[at + 1];
    return next !== undefined && isLed(blocks, at + 1) ? [joinedBlocks(block, [next])] : [block];
  });
}
