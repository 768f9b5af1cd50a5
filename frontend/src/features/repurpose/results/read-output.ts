import type { FormatKey, OutputChecks } from '@repurpose/contract';
import { DraftError, outputHtml, parseDraft, type Draft, type ExportInput } from '@repurpose/writing';
import { reportOnce } from '../../../shared/report.js';

export interface FinishedOutput {
  /** Of the source; names the file. */
  title: string;
  format: FormatKey;
  text: string;
  draft: object | null;
  checks: OutputChecks | null;
}

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

/** To copy, export or hand over. */
export function readOutput({ title, format, text, draft: sent }: FinishedOutput): ExportInput {
  const draft = readDraft(format, sent);
  return { title, format, text, ...(draft && { draft }) };
}

/** The HTML to copy beside the text; posts are plain text everywhere. */
export const richHtml = (output: ExportInput): string | undefined =>
  output.format === 'medium' || output.format === 'email' ? outputHtml(output) : undefined;
