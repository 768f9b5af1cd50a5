import { MAX_CLAIMS, type Claim, type OutputChecks } from '@repurpose/contract';
import { checkClaims } from '../../claims/check-claims.js';
import type { Source } from '../../source/source.types.js';
import type { Draft } from '../draft/draft.types.js';
import { layoutDraft } from '../draft/layout.js';
import { measureParts, tightestOf, type PartMeasure } from '../draft/measure-draft.js';
import { renderBlocks, renderSaid } from '../draft/render-draft.js';
import { warningsOf } from './warnings.js';

export interface FinishedDraft {
  draft: Draft;
  /** What is shown, counted, stored and exported. */
  text: string;
  checks: OutputChecks;
}

/** The claims that are kept, unsupported ones before others, in order of place; and how many more there are. */
function listed(claims: readonly Claim[]): Pick<OutputChecks, 'claims' | 'moreClaims'> {
  if (claims.length <= MAX_CLAIMS) return { claims: [...claims] };
  const byDoubt = claims.toSorted((a, b) => Number(a.source !== null) - Number(b.source !== null));
  const kept = byDoubt.slice(0, MAX_CLAIMS).sort((a, b) => a.start - b.start || b.end - a.end);
  return { claims: kept, moreClaims: claims.length - MAX_CLAIMS };
}

/** A draft rendered in the source's language, measured (`parts`) and checked against the source; it stays as it is. */
export function checkDraft(
  draft: Draft,
  source: Source,
  parts: readonly PartMeasure[] = measureParts(draft, source.language),
): FinishedDraft {
  const blocks = layoutDraft(draft, source.language);
  // Numbers of posts, times, labels and hashtags are the layout's: blanked out, they are no claims and move no offset.
  const claims = checkClaims(renderSaid(blocks), source);
  return {
    draft,
    text: renderBlocks(blocks),
    checks: {
      ...listed(claims),
      unsupportedClaims: claims.filter((claim) => claim.source === null).length,
      ...tightestOf(parts),
      warnings: warningsOf(draft, parts),
    },
  };
}
