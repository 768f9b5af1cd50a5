import { previewOf, previewText } from '../previews/preview.js';
import type { ExportInput } from './export.types.js';

/** Text that a spreadsheet would run as a formula, including full-width signs and leading blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function cellOf(text: string): string {
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return `"${defused.replaceAll('"', '""')}"`;
}

/** One row per post, as scheduling tools import it (RFC 4180, UTF-8 with a byte order mark for Excel). Formulas are escaped. */
export function toCsv({ format, text, draft }: ExportInput): string {
  const blocks = previewOf({ format, text, draft: draft ?? null });
  const posts = format === 'twitter' ? blocks.map((block) => previewText([block])) : [text];
  const rows = posts.map((post, index) => `${index + 1},${cellOf(post)}`);
  return `\ufeff${['post,text', ...rows].join('\r\n')}\r\n`;
}
