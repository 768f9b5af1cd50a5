import type { FormatKey } from '@repurpose/contract';
import { type Draft, outputHtml } from '@repurpose/writing';

export interface ReadOutput {
  format: FormatKey;
  title: string;
  text: string;
  draft: Draft | null;
}

/** The HTML to copy beside the text; posts are plain text everywhere. */
export function richHtml({ title, format, text, draft }: ReadOutput): string | undefined {
  if (format !== 'medium' && format !== 'email') return undefined;
  return outputHtml({ title, format, text, ...(draft && { draft }) });
}
