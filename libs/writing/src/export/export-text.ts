import type { FormatKey } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { toHtml } from './html.js';
import { toMarkdown } from './markdown.js';

export type ExportKind = 'txt' | 'md' | 'html';

export interface ExportInput {
  /** Title of the page; not part of the text. */
  title: string;
  format: FormatKey;
  /** The output as rendered. */
  text: string;
  /** Its draft, if at hand: headings are then known, not guessed. */
  draft?: Draft;
}

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
