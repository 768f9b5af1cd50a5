import type { Draft } from './drafts.types.js';
import { layoutDraft, textOf } from './layout.js';

/**
 * A draft as plain text, laid out as one would paste it: what is counted, shown and exported. Labels ("Subject:") are in
 * the language given (ISO 639-1); languages we have no labels for get none.
 */
export function renderDraft(draft: Draft, language = 'en'): string {
  return layoutDraft(draft, language).map(textOf).join('\n\n');
}

/** The rendered text with everything the layout added blanked out at equal length: only the writer's own words are claims. */
export function renderSaid(draft: Draft, language = 'en'): string {
  return layoutDraft(draft, language)
    .map(({ pieces }) =>
      pieces.map((piece) => (piece.isOurs ? piece.text.replace(/[^\n]/g, ' ') : piece.text)).join(''),
    )
    .join('\n\n');
}
