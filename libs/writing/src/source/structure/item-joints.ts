import { type RawBlock, sliced } from '../readers/raw-block.js';

/** What joins an item to the next one: "sharing information; and,". An "or" says more. */
const JOINT = /\s*[;,]\s*(?:(?:and|y|e|und|et|en)\s*,?)?\s*$/iu;
/** A link behind an item that only says that it is one: "The harbour - link;". */
const LINK = /\s[–—-]\s*link\s*[.;,]?(?:\s*(?:and|und|y|e|et|en))?\s*$/iu;
/** The full stop of the last item, which is no sentence of several. */
const STOP = /(?<=^[^.!?]*)\.\s*$/u;

const isItem = (block: RawBlock | undefined): boolean => block?.kind === 'item';
const isJoined = (block: RawBlock | undefined): boolean =>
  block !== undefined && isItem(block) && JOINT.test(block.mapped.text);

/** Items without what joins them: each may stand alone. */
export const withoutJoints = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.map((block, at) => {
    if (!isItem(block)) return block;
    const isLast = !isItem(blocks[at + 1]);
    const ends = [LINK, ...(!isLast ? [JOINT] : isJoined(blocks[at - 1]) ? [STOP] : [])];
    const { text } = block.mapped;
    return sliced(block, 0, Math.min(text.length, ...ends.map((end) => end.exec(text)?.index ?? Infinity)));
  });
