import { graphemesOf } from '../platforms/count.js';

const WORD_CHARS = 24;

/** `before` is at most `fold` UTF-16 units and ends between words where it can; `after` is '' when all is shown. */
export function cutAtFold(text: string, fold: number): { before: string; after: string } {
  if (text.length <= fold) return { before: text, after: '' };
  let size = 0;
  for (const grapheme of graphemesOf(text.slice(0, fold + WORD_CHARS))) {
    if (size + grapheme.length > fold) break;
    size += grapheme.length;
  }
  const space = text.slice(0, size + 1).search(/\s\S*$/u);
  const cut = space > Math.max(0, size - WORD_CHARS) ? space : size;
  return { before: text.slice(0, cut), after: text.slice(cut) };
}
