import { MAX_CLAIMS, type Claim, type OutputChecks } from '@repurpose/contract';
import { checkClaims } from '../../claims/check-claims.js';
import { MODEL_RULES } from '../../claims/claim-rules.js';
import type { Source } from '../../source/source.types.js';
import type { Draft } from '../draft/draft.types.js';
import { laidOut, type LaidOut } from '../draft/laid-out.js';
import { tightestOf } from '../draft/measure-draft.js';
import { renderSaid } from '../draft/render-draft.js';
import { warningsOf } from './warnings.js';

export interface FinishedDraft {
  draft: Draft;
  text: string;
  checks: OutputChecks;
}

export type DraftCheck = (draft: Draft, source: Source) => FinishedDraft;

const byPlace = (a: Claim, b: Claim): number => a.start - b.start || b.end - a.end;

/** At most `MAX_CLAIMS` claims in order, unsupported ones first to be kept, and the number left out. */
function listed(claims: readonly Claim[]): Pick<OutputChecks, 'claims' | 'moreClaims'> {
  if (claims.length <= MAX_CLAIMS) return { claims: [...claims] };
  const byDoubt = claims.toSorted((a, b) => Number(a.source !== null) - Number(b.source !== null));
  return { claims: byDoubt.slice(0, MAX_CLAIMS).sort(byPlace), moreClaims: claims.length - MAX_CLAIMS };
}

/** Checks with further claims added; known ones are not added again. */
export function withClaims(checks: OutputChecks, further: readonly Claim[]): OutputChecks {
  const keyOf = ({ kind, start, end }: Claim): string => `${kind} ${start} ${end}`;
  const known = new Set(checks.claims.map(keyOf));
  const added = further.filter((claim) => !known.has(keyOf(claim)));
  if (added.length === 0) return checks;
  const { claims, moreClaims = 0 } = listed([...checks.claims, ...added].sort(byPlace));
  const more = moreClaims + (checks.moreClaims ?? 0);
  const doubted = added.filter(({ source }) => source === null).length;
  return {
    ...checks,
    claims,
    ...(more > 0 && { moreClaims: more }),
    unsupportedClaims: checks.unsupportedClaims + doubted,
  };
}

/** Checks with a model's earlier findings that the text still contains, so that the model is not asked again. */
export function carryFindings(earlier: readonly Claim[], text: string, checks: OutputChecks): OutputChecks {
  const carried = earlier.flatMap((claim): Claim[] => {
    const start = MODEL_RULES.includes(claim.rule ?? '') ? text.indexOf(claim.text) : -1;
    return start < 0 ? [] : [{ ...claim, start, end: start + claim.text.length }];
  });
  return withClaims(checks, carried);
}

/** A draft with its text and the checks against its source; the draft does not change. */
export function checkDraft(
  draft: Draft,
  source: Source,
  { blocks, text, parts }: LaidOut = laidOut(draft, source.language),
): FinishedDraft {
  // text that the layout adds is blanked out: it makes no claims, and offsets stay the same
  const claims = checkClaims(renderSaid(blocks), source);
  return {
    draft,
    text,
    checks: {
      ...listed(claims),
      unsupportedClaims: claims.filter((claim) => claim.source === null).length,
      ...tightestOf(parts),
      warnings: warningsOf(draft, parts),
    },
  };
}
