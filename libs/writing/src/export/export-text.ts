import type { ExportInput, ExportKind } from './export.types.js';
import { toHtml } from './html.js';
import { toMarkdown } from './markdown.js';

/** An output as a file's text. TXT is the output itself, unchanged; Markdown and HTML carry the same words, inert. */
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
