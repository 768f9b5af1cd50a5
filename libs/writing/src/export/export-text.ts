import type { ExportInput, ExportKind } from './export.types.js';
import { toHtml } from './html.js';
import { toMarkdown } from './markdown.js';

/** An output as the text of a file. TXT is the output itself; Markdown and HTML have the same words, escaped. */
export function exportText(input: ExportInput, kind: ExportKind): string {
  switch (kind) {
    case 'txt':
      return input.text;
    case 'md':
      return toMarkdown(input);
    case 'html':
      return toHtml(input);
  }
}
