import type { FormatKey } from '@repurpose/contract';
import { DraftError, parseDraft, type Draft, outputHtml } from '@repurpose/writing';
import { reportOnce } from '../../../shared/report.js';

/** Null: invalid, so the output is shown from its text alone. */
export function readDraft(format: FormatKey, sent: object | null): Draft | null {
  if (sent === null) return null;
  try {
    // what the layout adds is not part of a model's reply: links, spoken points, a hook in the first chapter
    return { ...sent, ...parseDraft(format, sent) };
  } catch (cause) {
    if (!(cause instanceof DraftError)) throw cause;
    reportOnce('A draft could not be read', cause);
    return null;
  }
}

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

const MAX_CHARS = 80;
const FRONT_MATTER = /^\s{0,20}(---|\+\+\+)[ \t]*\r?\n[^]{0,20000}?\n\1[ \t]*(?:\r?\n|$)/u;
const TITLE = /^title[ \t]*[:=][ \t]*(\S.*)$/imu;

/** From the front matter, or the first line without the heading mark. */
export function titleOf(content: string): string {
  const head = FRONT_MATTER.exec(content)?.[0] ?? '';
  const title = TITLE.exec(head)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/u, '$2');
  const line =
    title ??
    content
      .slice(head.length)
      .split('\n')
      .find((each) => /[\p{L}\p{N}]/u.test(each)) ??
    '';
  return line
    .replace(/^[#>\s*-]+/u, '')
    .slice(0, MAX_CHARS)
    .toWellFormed()
    .trim();
}
