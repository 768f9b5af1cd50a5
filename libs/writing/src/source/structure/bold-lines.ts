import { isHeadLine } from '../readers/markdown-inline.js';
import { countWords } from '../../languages/words.js';
import { CLOSES } from '../../text/marks.js';
import type { RawBlock } from '../readers/raw-block.js';

/** Level of a line in bold that is a heading: below those that a page marks. */
export const BOLD_LINE_LEVEL = 4;

/** Whether a paragraph is a short line all in bold that is no sentence. */
export const isLineInBold = ({ mapped: { text }, headEnd }: RawBlock): boolean =>
  headEnd === text.length && isHeadLine(text);

const isBold = (block: RawBlock | undefined): boolean =>
  block?.kind === 'heading' && block.level === BOLD_LINE_LEVEL;

const LEAD_CHARS = 30;
const isShortInItalics = ({ kind, isInItalics, mapped }: RawBlock): boolean =>
  kind === 'paragraph' && isInItalics === true && mapped.text.length <= LEAD_CHARS;

const SAID_WORDS = 6;
const STOPPED = new RegExp(`[.!…]${CLOSES}$`, 'u');
const isSentence = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'heading' && STOPPED.test(mapped.text.trim()) && countWords(mapped.text) >= SAID_WORDS;
/** Whether a heading is a sentence with nothing below it: "#### Our thanks go to the crew of the Ida!" */
const isOnlySaid = (block: RawBlock | undefined, below: RawBlock | undefined): boolean =>
  block !== undefined && isSentence(block) && below?.kind === 'heading' && below.level <= block.level;

/** Whether a heading is the last of several such sentences. */
const isLastSaid = (above: RawBlock | undefined, block: RawBlock, below: RawBlock | undefined): boolean =>
  (below === undefined || below.kind === 'heading') && isSentence(block) && isOnlySaid(above, block);

/** Whether a line in bold asks with nothing below it in its part: the last question of a text to its readers. */
const isLastAsked = (above: RawBlock | undefined, block: RawBlock, below: RawBlock | undefined): boolean =>
  isBold(block) &&
  above?.kind === 'paragraph' &&
  /[?？]$/u.test(block.mapped.text.trim()) &&
  (below === undefined || (below.kind === 'heading' && below.level < BOLD_LINE_LEVEL));

const leadsOn = (block: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' && /[:：]$/u.test(block.mapped.text);

/** Makes a single bold line below a lead-in ("You could put:"), a last question and a sentence set as a heading paragraphs, and a short line in italics above a list content. */
export function asShown(blocks: readonly RawBlock[]): RawBlock[] {
  let [heading, own]: (RawBlock | undefined)[] = [];
  const shown = blocks.toReversed().map((block, from): RawBlock => {
    const at = blocks.length - 1 - from;
    const [above, below, next] = [blocks[at - 1], blocks[at + 1], heading];
    const isAsked = isLastAsked(above, block, own);
    if (block.kind === 'heading') heading = block;
    if (!block.isAside) own = block;
    if (below?.kind === 'item' && isShortInItalics(block)) return { ...block, isAside: false };
    const isLine = isBold(block) && !isBold(next) && leadsOn(above);
    const isSaid = isOnlySaid(block, below) || isLastSaid(above, block, below);
    return isLine || isAsked || (above !== undefined && isSaid)
      ? { ...block, kind: 'paragraph', level: 0 }
      : block;
  });
  return shown.toReversed();
}

/** A sentence with this many words is no heading, unless a text has several of them. */
const TOLD_WORDS = 20;
/** Makes a long sentence that is set as a heading ("#### Spun off in 1949, the yard is one of …") a paragraph. */
export function longLeadsTold(blocks: readonly RawBlock[]): RawBlock[] {
  const long = blocks.filter(
    (block) => block.level > 1 && isSentence(block) && countWords(block.mapped.text) >= TOLD_WORDS,
  );
  return blocks.map((block) =>
    long.length === 1 && block === long[0] ? { ...block, kind: 'paragraph', level: 0 } : block,
  );
}

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
