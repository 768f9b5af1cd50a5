import { isHeadingLine } from './plain-headings.js';
import type { RawBlock } from './raw-block.js';

const MIN_PARTS = 3;

/** Whether a single numbered line is above a paragraph or a list without numbers: "3. One list for everybody", or a question of an interview. */
function standsOver(block: RawBlock, before: RawBlock | undefined, below: RawBlock | undefined): boolean {
  const isAlone = block.isNumbered === true && block.level === 1 && before?.kind !== 'item';
  const isBelow = below?.kind === 'paragraph' || (below?.kind === 'item' && below.isNumbered !== true);
  const line = block.mapped.text.trim();
  return isAlone && isBelow && (isHeadingLine(line) || /[?？]$/u.test(line));
}

/** Makes the numbered lines headings if each has paragraphs below it: "10 mistakes and how to fix them". */
export function promoteNumbered(blocks: readonly RawBlock[]): RawBlock[] {
  const own = blocks.filter(({ isAside }) => !isAside);
  const numbered = own.filter(({ isNumbered, level }) => isNumbered === true && level === 1);
  const over = new Set(own.filter((block, at) => standsOver(block, own[at - 1], own[at + 1])));
  if (over.size < MIN_PARTS || over.size < numbered.length) return [...blocks];
  return blocks.map((block) => (over.has(block) ? { ...block, kind: 'heading', level: 2 } : block));
}
