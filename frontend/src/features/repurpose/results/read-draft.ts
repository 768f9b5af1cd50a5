import type { FormatKey } from '@repurpose/contract';
import { DraftError, parseDraft, type Draft } from '@repurpose/writing';
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
