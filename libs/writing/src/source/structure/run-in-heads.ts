import { type RawBlock, sliced } from '../readers/raw-block.js';

/** Most characters of a run-in heading (a longer one is a bold sentence), and least of the text after it. */
const CHARS = { head: 110, text: 40 } as const;
const LEAST = 2;
const LOWEST = 6;
const PARTS = /^\s*[:：.–—-]?\s*/u;

const headOf = ({ mapped, headEnd = 0 }: RawBlock): string =>
  mapped.text.slice(0, headEnd).replace(/[:：–—\s]+$/u, '');

function isHeaded(block: RawBlock): boolean {
  const { kind, speaker, headEnd = 0, mapped } = block;
  if (kind !== 'paragraph' || speaker !== undefined || headEnd === 0) return false;
  // "RESOLVED: to adopt the layout" is one sentence
  if (/^\p{Lu}{4,}\b/u.test(mapped.text)) return false;
  return headEnd <= CHARS.head && mapped.text.length - headEnd >= CHARS.text;
}

function split(block: RawBlock, level: number): RawBlock[] {
  const { mapped, headEnd = 0 } = block;
  const gap = PARTS.exec(mapped.text.slice(headEnd))?.[0].length ?? 0;
  const head: RawBlock = { ...sliced(block, 0, headOf(block).length), kind: 'heading', level, isRunIn: true };
  return [head, sliced(block, headEnd + gap, mapped.text.length)];
}

/** Makes bold beginnings of paragraphs ("**Ask early.** Most teams …") headings one level below. A name that is repeated is a speaker. */
export function splitRunInHeads(blocks: readonly RawBlock[]): RawBlock[] {
  const parts: { level: number; blocks: RawBlock[] }[] = [{ level: 1, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') parts.push({ level: block.level, blocks: [] });
    parts.at(-1)?.blocks.push(block);
  }
  return parts.flatMap(({ level, blocks: own }) => {
    const heads = own.filter(isHeaded).map(headOf);
    if (heads.length < LEAST || new Set(heads).size < heads.length) return own;
    return own.flatMap((block) => (isHeaded(block) ? split(block, Math.min(LOWEST, level + 1)) : [block]));
  });
}
