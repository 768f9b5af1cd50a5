import type { Block, Sentence, Source } from '../source/source.types.js';
import { ENDED } from '../text/marks.js';
import { oneOf } from '../text/one-of.js';
import { onceFor } from '../text/once-for.js';
import { linksInBlocks, type Link } from './discourse/linked-pages.js';

/** A longer line, or one of several sentences, is a paragraph of the text. */
const CALL_CHARS = 140;
const SENTENCES = /[.!?…] \p{Lu}/u;
const DEMANDS = new RegExp(
  String.raw`^(?:${oneOf`watch write follow join contact subscribe guarda scrivi(?:ci)? segui(?:ci)? contatta(?:ci)? iscriviti`})(?!\p{L})`,
  'iu',
);
const BESIDE_PART = 0.25;
const isNearlyLink = ({ text }: Block, links: readonly Link[]): boolean =>
  text.length - links.reduce((sum, { words }) => sum + words.length, 0) <= text.length * BESIDE_PART;
/** The last lines of a text, such as "Watch the [film]", if all have links, and demand something or are little else. */
const callsAtEnd = onceFor((source: Source): ReadonlySet<Block> => {
  const { blocks } = source;
  const linked = linksInBlocks(source);
  const isCall = (block: Block): boolean => {
    const { kind, text } = block;
    const links = linked.get(block);
    const isLine = kind === 'paragraph' && text.length <= CALL_CHARS && !SENTENCES.test(text);
    return isLine && links !== undefined && (DEMANDS.test(text) || isNearlyLink(block, links));
  };
  const above = blocks.findLastIndex((block) => !isCall(block));
  const lines = blocks.slice(above + 1);
  const count = (asked: (text: string) => boolean) => lines.filter(({ text }) => asked(text)).length;
  // links alone are the content of a section that has nothing else
  const least = blocks[above]?.kind === 'heading' ? lines.length : 1;
  const areOpen = count((text) => !ENDED.test(text)) * 2 >= lines.length;
  const areCalls = lines.length > 1 && areOpen && count((text) => DEMANDS.test(text)) >= least;
  return new Set(areCalls ? lines : []);
});

export function isCallAtEnd({ block }: Sentence, source: Source): boolean {
  const own = source.blocks[block];
  return own !== undefined && callsAtEnd(source).has(own);
}
