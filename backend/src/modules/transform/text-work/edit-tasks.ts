import type { AppliedVoice, Claim, VoiceChecks } from '@repurpose/contract';
import {
  carryFindings,
  carryVoice,
  DraftError,
  overLimitOf,
  overLimitText,
  reviseDraft,
  revoice,
  rewriteDraft,
  type Draft,
  type FinishedDraft,
  type RevisedDraft,
  type Revision,
  type RewriteRules,
  type Written,
} from '@repurpose/writing';
import type { SourceCache } from './source-cache.js';

export type RevisionAnswer =
  | { revised: RevisedDraft }
  | { refusal: 'DRAFT_EMPTY' | 'SEGMENT_UNKNOWN' }
  | { refusal: 'DRAFT_OVER_LIMIT'; overLimit: string };

export interface RevisionInput {
  draft: Draft;
  revision: Revision;
  content: string;
  voice?: VoiceChecks;
  /** Of `draft`. */
  claims: readonly Claim[];
}

export function revise(
  sources: SourceCache,
  { draft, revision, content, voice, claims }: RevisionInput,
): RevisionAnswer {
  const source = sources.read(content);
  try {
    const revised = reviseDraft(draft, revision, source);
    const over = overLimitOf(revised.draft, source.language);
    const checked = carryFindings(claims, revised.text, revised.checks);
    const checks = { ...checked, ...carryVoice(voice, revised.draft) };
    return over === null
      ? { revised: { ...revised, checks } }
      : { refusal: 'DRAFT_OVER_LIMIT', overLimit: overLimitText(over) };
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
  voice?: VoiceChecks;
  /** Of both drafts. */
  claims: readonly Claim[];
}

/** Merges new content of `fresh` into a draft; null when it says nothing new. */
export function rewrite(
  sources: SourceCache,
  { draft, fresh, rules, content, voice, claims }: RewriteInput,
): FinishedDraft | null {
  const written = rewriteDraft(draft, fresh, rules, sources.read(content));
  if (written === null) return null;
  const checks = carryFindings(claims, written.text, written.checks);
  return { ...written, checks: { ...checks, ...carryVoice(voice, written.draft) } };
}

export const applyVoiceTo = (
  sources: SourceCache,
  { written, voice, content }: { written: Written; voice: AppliedVoice; content: string },
): FinishedDraft => revoice(written, voice, sources.read(content));
