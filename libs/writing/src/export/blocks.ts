import { NESTED, textOf, type BlockRole } from '../formats/draft/layout-blocks.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderedLanguageOf } from '../formats/draft/render-draft.js';
import { linksInBlocks } from '../formats/draft/links-in-blocks.js';
import type { DraftLink } from '../formats/draft/draft.types.js';
import type { ExportInput } from './export.types.js';

export interface ExportBlock {
  role: BlockRole;
  lines: string[];
  /** The links of each line. */
  links: (readonly DraftLink[])[];
}

export const BULLET = '• ';

const MAX_HEADING_CHARS = 100;

/** Formats in which a short line without an end mark is a heading. */
const WITH_HEADINGS: readonly ExportInput['format'][] = ['email', 'medium', 'youtube', 'podcast'];

function guessRole(block: string, index: number, { format }: ExportInput): BlockRole {
  if (block.split('\n').every((line) => /^[•–] /u.test(line))) return 'item';
  const isLine =
    !block.includes('\n') && block.length <= MAX_HEADING_CHARS && !/[.!?:,;…。！？)\]"”]$/u.test(block);
  if (!isLine || !WITH_HEADINGS.includes(format)) return 'text';
  return index === 0 ? 'title' : 'heading';
}

const linesOf = (block: string) => block.split('\n').filter((line) => line.trim() !== '');

/** Splits a text block into text and lists; posts of a thread stay whole. */
function withLists(block: ExportBlock, format: ExportInput['format']): ExportBlock[] {
  if (block.role !== 'text' || format === 'twitter') return [block];
  const parts: ExportBlock[] = [];
  for (const [at, line] of block.lines.entries()) {
    const links = block.links[at] ?? [];
    const last = parts.at(-1);
    const isItem = line.startsWith(BULLET) || (last?.role === 'item' && line.startsWith(NESTED));
    const role = isItem ? 'item' : 'text';
    if (last?.role === role) {
      last.lines.push(line);
      last.links.push(links);
    } else parts.push({ role, lines: [line], links: [links] });
  }
  return parts;
}

/** Nested items without an item above become normal items. */
const unnested = (block: ExportBlock): ExportBlock =>
  block.role === 'item' && block.lines.every((line) => line.startsWith(NESTED))
    ? { ...block, lines: block.lines.map((line) => BULLET + line.slice(NESTED.length)) }
    : block;

/** The blocks of an output: from its draft if the text is the draft's rendering, else guessed from the lines. */
export function exportBlocks(input: ExportInput): ExportBlock[] {
  return plainBlocks(input).flatMap((block) => withLists(block, input.format));
}

function plainBlocks(input: ExportInput): ExportBlock[] {
  const { draft, text } = input;
  const language = draft ? renderedLanguageOf(draft, text) : null;
  if (draft && language !== null) {
    const blocks = layoutDraft(draft, language);
    const links = linksInBlocks(blocks, draft);
    return blocks.map((block, at) =>
      unnested({ role: block.role, lines: textOf(block).split('\n'), links: [...(links[at] ?? [])] }),
    );
  }
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block, index) => ({ role: guessRole(block, index, input), lines: linesOf(block), links: [] }));
}
