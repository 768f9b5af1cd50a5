import { NEUTRAL } from '../../languages/neutral.js';
import { LABELS, labelsOf } from '../../languages/labels.js';
import type { Draft } from './draft.types.js';
import { textOf, type LayoutBlock } from './layout-blocks.js';
import { layoutDraft } from './layout.js';

/** A draft as text, as it is counted, shown and exported. Unknown languages get no labels ("Subject:"). */
export function renderDraft(draft: Draft, language = 'en'): string {
  return renderBlocks(layoutDraft(draft, language));
}

export function renderBlocks(blocks: readonly LayoutBlock[]): string {
  return blocks.map(textOf).join('\n\n');
}

const blanked = (text: string): string =>
  text.includes('\n') ? text.replace(/[^\n]/g, ' ') : ' '.repeat(text.length);

/** The rendered text with everything the layout added replaced by spaces of equal length. */
export function renderSaid(blocks: readonly LayoutBlock[]): string {
  return blocks
    .map(({ pieces }) => pieces.map((piece) => (piece.isOurs ? blanked(piece.text) : piece.text)).join(''))
    .join('\n\n');
}

/** The same for a draft: the writer's words at their places in `renderDraft`, which are the only ones that make claims. */
export const saidText = (draft: Draft, language: string): string => renderSaid(layoutDraft(draft, language));

export const hasWords = (blocks: readonly LayoutBlock[]): boolean =>
  blocks.some(({ pieces }) => pieces.some(({ isOurs, text }) => !isOurs && text.trim() !== ''));

const LABELLED = [...Object.keys(LABELS).filter((code) => labelsOf(code).title !== ''), NEUTRAL.code];

/** The language of an output's labels; null if the text is not the rendering of this draft. */
export function renderedLanguageOf(draft: Draft, text: string): string | null {
  return LABELLED.find((each) => renderDraft(draft, each) === text) ?? null;
}
