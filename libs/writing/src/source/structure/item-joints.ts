import { type RawBlock, sliced } from '../readers/raw-block.js';

/** What joins an item to the next one: "sharing information; and,". An "or" says more. */
const JOINT = /\s*[;,]\s*(?:(?:and|y|e|und|et|en)\s*,?)?\s*$/iu;

/** Items without what joins them: each may stand alone. */
export const withoutJoints = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.map((block, at) => {
    const { kind, mapped } = block;
    if (kind !== 'item' || blocks[at + 1]?.kind !== 'item') return block;
    return sliced(block, 0, JOINT.exec(mapped.text)?.index ?? mapped.text.length);
  });
