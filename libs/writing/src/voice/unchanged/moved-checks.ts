import type { Claim, VoiceChange } from '@repurpose/contract';
import type { LaidOut } from '../../formats/draft/laid-out.js';
import { tightestOf } from '../../formats/draft/measure-draft.js';
import type { FinishedDraft } from '../../formats/finish/check-draft.js';
import { warningsOf } from '../../formats/finish/warnings.js';
import { movedClaims } from './moved-claims.js';

interface Changed extends LaidOut {
  /** The changes from the checked draft to this one; none of them changes a claim. */
  changes: readonly VoiceChange[];
}

const doubtedOf = (claims: readonly Claim[]): number => claims.filter(({ source }) => source === null).length;

/** The checks of a draft after a voice's changes; its claims are moved, not checked again. */
export function movedChecks(
  { draft: before, checks }: FinishedDraft,
  { draft, text, parts, changes }: Changed,
  language: string,
): FinishedDraft {
  const claims = movedClaims(checks.claims, { before, draft, changes, text, language });
  const gone = doubtedOf(checks.claims) - doubtedOf(claims);
  const warnings = warningsOf(draft, parts);
  const unsupportedClaims = checks.unsupportedClaims - gone;
  return {
    draft,
    text,
    checks: { ...checks, claims, unsupportedClaims, ...tightestOf(parts), warnings },
  };
}
