import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import { namesPlace } from '../../languages/discourse-words.js';
import { ENDED } from '../../text/marks.js';
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

/** Least characters of the line above a heading and of the paragraph below it, and most of the heading. */
const LAST = { above: 60, below: 60, head: 80 } as const;
/** "Conclusion", "Conclusion: what I would buy", without an end, a figure or an address. */
const LABELLED = /^(\p{Lu}[^:\d]{1,30})(?:: [^\d@/]+)?$/u;

/** Where the last line of a paragraph begins if it looks like a heading right below a finished sentence; 0 for none. */
function lastHeadIn({ mapped: { text, origin } }: RawBlock, content: string, model: LanguageModel): number {
  const from = origin[0] ?? 0;
  const written = content.slice(from, (origin.at(-1) ?? from) + 1);
  const line = written.slice(written.lastIndexOf('\n') + 1).trim();
  const start = text.length - line.length;
  const above = text.slice(0, Math.max(0, start)).trimEnd();
  const isLine = line.length < written.length && line.length <= LAST.head && text.endsWith(line);
  if (!isLine || above.length < LAST.above || !ENDED.test(above) || ENDED.test(line)) return 0;
  const [, label = ''] = LABELLED.exec(line) ?? [];
  return label !== '' && namesPlace(label, detectLanguageBy(model, text)) ? start : 0;
}

/** Makes the last line of a paragraph a heading as the others are if it names a place in the text and another paragraph follows: "Conclusion: what I would buy". */
export function splitLastHeads(
  blocks: readonly RawBlock[],
  content: string,
  model: LanguageModel,
): RawBlock[] {
  let level = 0;
  return blocks.flatMap((block, at) => {
    if (block.kind === 'heading' && block.level > 1) ({ level } = block);
    const below = blocks[at + 1];
    const isOver = below?.kind === 'paragraph' && below.mapped.text.length >= LAST.below;
    if (level === 0 || !isOver || block.kind !== 'paragraph' || block.isAside) return [block];
    const start = lastHeadIn(block, content, model);
    if (start === 0) return [block];
    const end = block.mapped.text.length;
    return [
      sliced(block, 0, start - 1),
      { ...sliced(block, start, end), kind: 'heading' as const, level, isRunIn: false },
    ];
  });
}
