import type { AppliedVoice, Claim, VoiceChange, VoiceChecks } from '@repurpose/contract';
import {
  carryFindings,
  carryVoice,
  checkVoiced,
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
  claims: readonly Claim[];
}

export function revise(
  sources: SourceCache,
  { draft, revision, content, voice, claims }: RevisionInput,
): RevisionAnswer {
  const source = sources.read(content);
  try {
    const revised = reviseDraft(draft, revision, source, (after) =>
      checkVoiced(after, source, voice && carryVoice(voice, draft, after)),
    );
    const over = overLimitOf(revised.draft, source.language);
    const checks = carryFindings(claims, revised.text, revised.checks);
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
  voiceBefore?: VoiceChecks;
  voice?: VoiceChecks;
  claims: readonly Claim[];
}

export function rewrite(sources: SourceCache, input: RewriteInput): FinishedDraft | null {
  const { draft, fresh, rules, content, claims } = input;
  const written = rewriteDraft(draft, fresh, rules, sources.read(content), (after, source) =>
    checkVoiced(after, source, mergedVoice(input, after)),
  );
  return written && { ...written, checks: carryFindings(claims, written.text, written.checks) };
}

function mergedVoice(
  { draft, fresh, voiceBefore, voice }: RewriteInput,
  merged: Draft,
): VoiceChecks | undefined {
  const before = voiceBefore && carryVoice(voiceBefore, draft, merged);
  const after = voice && carryVoice(voice, fresh, merged);
  if (after === undefined) return before?.changes.length === 0 ? undefined : before;
  if (before === undefined) return after;
  const isOther = ({ segment, start, end }: VoiceChange): boolean =>
    !after.changes.some((each) => each.segment === segment && each.start < end && start < each.end);
  const changes = [...after.changes, ...before.changes.filter(isOther)];
  return { ...after, changes };
}

export const applyVoiceTo = (
  sources: SourceCache,
  { written, voice, content }: { written: Written; voice: AppliedVoice; content: string },
): FinishedDraft => revoice(written, voice, sources.read(content));
