import { joinedBlocks, type RawBlock, sliced } from '../readers/raw-block.js';

/** What joins an item to the next one: "sharing information; and,". An "or" is kept, because it has a meaning. */
const JOINT = /\s*[;,]\s*(?:(?:and|y|e|und|et|en)\s*(?:,\s*)?)?$/iu;
/** A link after an item that only says so: "The harbour - link;". */
const LINK = /\s[–—-]\s*link\s*(?:[.;,]\s*)?(?:(?:and|und|y|e|et|en)\s*)?$/iu;
/** The full stop of a last item with only one sentence. */
const STOP = /(?<=^[^.!?]*)\.\s*$/u;

const isItem = (block: RawBlock | undefined): boolean => block?.kind === 'item';
const isJoined = (block: RawBlock | undefined): boolean =>
  block !== undefined && isItem(block) && JOINT.test(block.mapped.text);

/** Removes what joins items, so that each can be used alone. */
export const withoutJoints = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.map((block, at) => {
    if (!isItem(block)) return block;
    const isLast = !isItem(blocks[at + 1]);
    const ends = [LINK, ...(!isLast ? [JOINT] : isJoined(blocks[at - 1]) ? [STOP] : [])];
    const { text } = block.mapped;
    return sliced(block, 0, Math.min(text.length, ...ends.map((end) => end.exec(text)?.index ?? Infinity)));
  });

/** Sets the captions of pictures between the items of a list below the list, which they do not part. */
export function withCaptionsBelow(blocks: readonly RawBlock[]): RawBlock[] {
  const laid: RawBlock[] = [];
  const captions: RawBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const above = laid.at(-1);
    const isBetween =
      block.isAside &&
      block.kind === 'paragraph' &&
      above?.isPictured === true &&
      isItem(above) &&
      isItem(blocks[at + 1]);
    if (isBetween) captions.push(block);
    else {
      if (!isItem(block)) laid.push(...captions.splice(0));
      laid.push(block);
    }
  }
  return [...laid, ...captions];
}

/** A paragraph that goes on, and one that goes on with it: a sentence begun in capitals ends in a letter, a comma or a colon, and its rest begins with a small word. */
const GOES_ON = /^\p{Lu}.*[\p{L},:]\s*$/su;
const REST = /^\s*\p{Ll}+,? [^.!?]*\p{L}[.!?]/u;
const isText = ({ kind, isAside }: RawBlock): boolean => kind === 'paragraph' && !isAside;

/** Joins the halves of sentences that a picture parts: "We built a small one: [picture] which is on our table now." */
export function withHalvesJoined(blocks: readonly RawBlock[]): RawBlock[] {
  const laid: RawBlock[] = [];
  for (const block of blocks) {
    const above = laid.at(-1);
    const isHalf =
      above?.isPictured === true &&
      isText(above) &&
      isText(block) &&
      above.speaker === block.speaker &&
      GOES_ON.test(above.mapped.text) &&
      REST.test(block.mapped.text);
    if (!isHalf) laid.push(block);
    else {
      const end = above.mapped.text.search(/[:,]?\s*$/u);
      const by = /[:,]\s*$/u.test(above.mapped.text) ? ', ' : ' ';
      const whole = joinedBlocks(sliced(above, 0, end), [block], by);
      laid.splice(-1, 1, { ...whole, isPictured: block.isPictured === true });
    }
  }
  return laid;
}
