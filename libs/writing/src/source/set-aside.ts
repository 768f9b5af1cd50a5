import { isAfterword, isBoilerplate, isSolicitation } from './boilerplate.js';
import type { RawBlock } from './raw-block.js';

/** An afterword under a plain line (no heading says where it ends) stands in this last part of a text. */
const TAIL = 0.55;
const MIN_BLOCKS = 4;

/**
 * Marks what a site, a press office or an author puts around a text (navigation, by-lines, related articles, contacts) as
 * asides: facts may stand on it, but it is neither title, heading nor prose.
 */
export function setAside(blocks: readonly RawBlock[]): RawBlock[] {
  const marked: RawBlock[] = [];
  /** Level of the heading that opened an afterword; Infinity for a plain line, 0 outside of one. */
  let afterword = 0;
  blocks.forEach((block, index) => {
    const text = block.mapped.text.trim();
    const level = block.kind === 'heading' ? block.level : Infinity;
    if (afterword > 0 && level <= afterword && level !== Infinity) afterword = 0;
    const isLine = block.kind === 'heading' || block.kind === 'paragraph';
    const isLate = blocks.length >= MIN_BLOCKS && index >= blocks.length * TAIL;
    if (afterword === 0 && isLate && isLine && isAfterword(text)) afterword = level;
    const isProse = block.kind === 'paragraph' || block.kind === 'quote';
    const isAside =
      afterword > 0 ||
      (blocks.length > 1 && isBoilerplate(text)) ||
      (isProse && blocks.length >= MIN_BLOCKS && isSolicitation(text));
    marked.push(isAside ? aside(block) : block);
  });
  // a text that is nothing else is what its author wanted read
  return marked.some(({ isAside, kind }) => !isAside && kind !== 'heading') ? marked : [...blocks];
}

function aside(block: RawBlock): RawBlock {
  return { ...block, kind: block.kind === 'heading' ? 'paragraph' : block.kind, level: 0, isAside: true };
}
