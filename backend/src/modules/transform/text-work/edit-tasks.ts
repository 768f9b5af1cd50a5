import {
  DraftError,
  overLimitOf,
  overLimitText,
  reviseDraft,
  rewriteDraft,
  type Draft,
  type FinishedDraft,
  type RevisedDraft,
  type Revision,
  type RewriteRules,
} from '@repurpose/writing';
import type { SourceCache } from './source-cache.js';

/** A revision, or why it is refused. `overLimit` says by how much a part is too long. */
export type RevisionAnswer =
  | { revised: RevisedDraft }
  | { refusal: 'DRAFT_EMPTY' | 'SEGMENT_UNKNOWN' }
  | { refusal: 'DRAFT_OVER_LIMIT'; overLimit: string };

export interface RevisionInput {
  draft: Draft;
  revision: Revision;
  content: string;
}

/** A draft with a person's texts, checked against its source. */
export function revise(sources: SourceCache, { draft, revision, content }: RevisionInput): RevisionAnswer {
  const source = sources.read(content);
  try {
    const revised = reviseDraft(draft, revision, source);
    const over = overLimitOf(revised.draft, source.language);
    return over === null ? { revised } : { refusal: 'DRAFT_OVER_LIMIT', overLimit: overLimitText(over) };
  } catch (error) {
    if (!(error instanceof DraftError)) throw error;
    return { refusal: error.path === '' ? 'DRAFT_EMPTY' : 'SEGMENT_UNKNOWN' };
  }
}

export interface RewriteInput {
  draft: Draft;
  fresh: Draft;
  rules: RewriteRules;
  content: string;
}

/** A draft with what is new in another one; null when that says nothing new. */
export function rewrite(
  sources: SourceCache,
  { draft, fresh, rules, content }: RewriteInput,
): FinishedDraft | null {
  return rewriteDraft(draft, fresh, rules, sources.read(content));
}
