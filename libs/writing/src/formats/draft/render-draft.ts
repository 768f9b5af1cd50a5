import { NEUTRAL } from '../../languages/neutral.js';
import { LABELS, labelsOf } from '../../languages/registry.js';
import type { Draft } from './draft.types.js';
import { textOf, type LayoutBlock } from './layout-blocks.js';
import { layoutDraft } from './layout.js';

/** A draft as one would paste it: what is counted, shown and exported. Unknown languages get no labels ("Subject:"). */
export function renderDraft(draft: Draft, language = 'en'): string {
  return renderBlocks(layoutDraft(draft, language));
}

/** The same for a draft that is already laid out. */
export function renderBlocks(blocks: readonly LayoutBlock[]): string {
  return blocks.map(textOf).join('\n\n');
}

const blanked = (text: string): string =>
  text.includes('\n') ? text.replace(/[^\n]/g, ' ') : ' '.repeat(text.length);

/** The rendered text with everything the layout added blanked out at equal length: only the writer's own words are claims. */
export function renderSaid(blocks: readonly LayoutBlock[]): string {
  return blocks
    .map(({ pieces }) => pieces.map((piece) => (piece.isOurs ? blanked(piece.text) : piece.text)).join(''))
    .join('\n\n');
}

/** The writer's own words of a draft at their places in `renderDraft`; what the layout adds is blanked out. */
export const saidText = (draft: Draft, language: string): string => renderSaid(layoutDraft(draft, language));

export const isSaying = (blocks: readonly LayoutBlock[]): boolean =>
  blocks.some(({ pieces }) => pieces.some(({ isOurs, text }) => !isOurs && text.trim() !== ''));

const LABELLED = [...Object.keys(LABELS).filter((code) => labelsOf(code).title !== ''), NEUTRAL.code];

/** The language an output's labels are in, or null: it is not (or no longer) the rendering of this draft. */
export function renderedLanguageOf(draft: Draft, text: string): string | null {
  return LABELLED.find((each) => renderDraft(draft, each) === text) ?? null;
}
