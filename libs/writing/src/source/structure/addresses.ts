import { joinedBlocks, type RawBlock } from '../readers/raw-block.js';
import { isVideo } from './navigation.js';

const ADDRESS = /^https?:\/\/\S+$/u;
const LEADS = /[:：]\s*$/u;

const isLed = (block: RawBlock | undefined, above: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' &&
  ADDRESS.test(block.mapped.text.trim()) &&
  !isVideo(block) &&
  above?.kind === 'paragraph' &&
  LEADS.test(above.mapped.text);

/** Joins an address in a line of its own to the words that introduce it: "You can tell them here:", "https://…". */
export function withAddresses(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.flatMap((block, at) => {
    if (isLed(block, blocks[at - 1])) return [];
    const next = blocks[at + 1];
    return next !== undefined && isLed(next, block) ? [joinedBlocks(block, next)] : [block];
  });
}
