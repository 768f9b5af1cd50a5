import type { Block } from './source.types.js';

const MAX_CHARS = 160;
const LINES: readonly RegExp[] = [
  // The line under a quotation that says whose it is.
  /^[—–-]{1,2}(?:\s|@).{1,100}$/,
  // By-lines and datelines.
  /^(?:by|von|por|par|di|door)\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}(?:\s*[|·•,–—-].{0,80})?$/iu,
  /^(?:updated|published|posted|last updated|reading time|prepared by|photo|image|foto|veröffentlicht|publicado|publié)\b[: ]/i,
  // What a site puts around its articles.
  /^(?:©|\(c\)\s?\d{4}|copyright\b)/i,
  /^(?:share this|follow (?:us|me) (?:on|@)|related(?: posts| articles)?:|tags?:|filed under|read more|sign up|👉|➡)/i,
  /all rights reserved\.?$/i,
];

/** Whether a block is a site's or author's furniture (by-line, credit, copyright, sharing) and no prose of the article. */
export function isBoilerplate(text: string): boolean {
  return text.length <= MAX_CHARS && LINES.some((line) => line.test(text));
}

/** The author named in a by-line near the head of the text, or an empty text. */
export function bylineOf(blocks: readonly Block[]): string {
  for (const { text, kind } of blocks.slice(0, 4)) {
    if (kind !== 'paragraph' || text.length > MAX_CHARS) continue;
    const name =
      /^(?:By|Von|Por|Par)\s(\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3})(?:\s*[|·•,–—-].{0,80})?$/u.exec(
        text,
      )?.[1];
    if (name !== undefined) return name;
  }
  return '';
}
