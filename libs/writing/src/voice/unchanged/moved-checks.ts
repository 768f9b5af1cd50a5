import type { Claim, VoiceChange } from '@repurpose/contract';
import type { Draft } from '../../formats/draft/draft.types.js';
import { layoutDraft, type LayoutBlock } from '../../formats/draft/layout.js';
import { tightestOf, type PartMeasure } from '../../formats/draft/measure-draft.js';
import { renderBlocks } from '../../formats/draft/render-draft.js';
import type { FinishedDraft } from '../../formats/finish/check-draft.js';
import { warningsOf } from '../../formats/finish/warnings.js';
import { movedClaims } from './moved-claims.js';

interface Changed {
  draft: Draft;
  /** From the checked draft to `draft`; none of them changes a claim. */
  changes: readonly VoiceChange[];
  /** The measures of `draft`. */
  parts: readonly PartMeasure[];
}

const doubtedOf = (claims: readonly Claim[]): number => claims.filter(({ source }) => source === null).length;

/** A checked draft after changes of a voice: its claims are not looked up again, only moved. */
export function movedChecks(
  { draft: before, checks }: FinishedDraft,
  { draft, changes, parts }: Changed,
  language: string,
): FinishedDraft & { blocks: readonly LayoutBlock[] } {
  const blocks = layoutDraft(draft, language);
  const text = renderBlocks(blocks);
  const claims = movedClaims(checks.claims, { before, draft, changes, text, language });
  const gone = doubtedOf(checks.claims) - doubtedOf(claims);
  const warnings = warningsOf(draft, parts);
  const unsupportedClaims = checks.unsupportedClaims - gone;
  return {
    blocks,
    draft,
    text,
    checks: { ...checks, claims, unsupportedClaims, ...tightestOf(parts), warnings },
  };
}
