import type { Draft } from './draft.types.js';
import type { LayoutBlock } from './layout-blocks.js';
import { layoutDraft } from './layout.js';
import { measureParts, type PartMeasure } from './measure-draft.js';
import { renderBlocks } from './render-draft.js';

export interface LaidOut {
  draft: Draft;
  blocks: readonly LayoutBlock[];
  text: string;
  parts: readonly PartMeasure[];
}

export function laidOut(draft: Draft, language: string): LaidOut {
  const blocks = layoutDraft(draft, language);
  const text = renderBlocks(blocks);
  return { draft, blocks, text, parts: measureParts(draft, language, text) };
}
