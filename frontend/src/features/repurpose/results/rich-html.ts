import type { FormatKey } from '@repurpose/contract';
import { outputHtml, type Draft } from '@repurpose/writing';

interface Copied {
  format: FormatKey;
  title: string;
  text: string;
  draft: Draft | null;
}

/** The HTML to copy beside the text; posts are plain text everywhere. */
export function richHtml({ title, format, text, draft }: Copied): string | undefined {
  if (format !== 'medium' && format !== 'email') return undefined;
  return outputHtml({ title, format, text, ...(draft && { draft }) });
}
