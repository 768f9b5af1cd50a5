import type { Block, Sentence, Source } from '../source/source.types.js';
import { ENDED } from '../text/marks.js';
import { oneOf } from '../text/one-of.js';
import { onceFor } from '../text/once-for.js';
import { linksInBlocks } from './discourse/linked-pages.js';

/** A longer line, or one of several sentences, is a paragraph of the text. */
const CALL_CHARS = 140;
const SENTENCES = /[.!?…] \p{Lu}/u;
const DEMANDS = new RegExp(
  String.raw`^(?:${oneOf`watch write follow join contact subscribe guarda scrivi(?:ci)? segui(?:ci)? contatta(?:ci)? iscriviti`})(?!\p{L})`,
  'iu',
);
/** The last lines of a text, such as "Watch the [film]", if all have links and demand something. */
const callsAtEnd = onceFor((source: Source): ReadonlySet<Block> => {
  const { blocks } = source;
  const linked = linksInBlocks(source);
  const isCall = (block: Block): boolean => {
    const { kind, text } = block;
    const isLine = kind === 'paragraph' && text.length <= CALL_CHARS && !SENTENCES.test(text);
    return isLine && linked.has(block) && DEMANDS.test(text);
  };
  const lines = blocks.slice(blocks.findLastIndex((block) => !isCall(block)) + 1);
  // with full stops they are sentences of the text: "Follow the [path] to the mill."
  const areOpen = lines.filter(({ text }) => !ENDED.test(text)).length * 2 >= lines.length;
  return new Set(lines.length > 1 && areOpen ? lines : []);
});

export function isCallAtEnd({ block }: Sentence, source: Source): boolean {
  const own = source.blocks[block];
  return own !== undefined && callsAtEnd(source).has(own);
}
