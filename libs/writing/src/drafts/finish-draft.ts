import type { OutputChecks } from '@repurpose/contract';
import { checkClaims } from '../facts/check-claims.js';
import type { Source } from '../source/source.types.js';
import type { Draft } from './drafts.types.js';
import { measureParts, tightestOf } from './measure-draft.js';
import { renderDraft, renderSaid } from './render-draft.js';
import { repairDraft } from './repair-draft.js';
import { warningsOf } from './warnings.js';

export interface FinishedDraft {
  draft: Draft;
  /** What is shown, counted, stored and exported. */
  text: string;
  checks: OutputChecks;
}

/**
 * The exit of every writer: repairs a draft, renders it in the source's language and checks its claims. Never returns a draft
 * over a limit. @throws DraftError when nothing is left to send
 */
export function finishDraft(draft: Draft, source: Source): FinishedDraft {
  const finished = repairDraft(draft, source);
  const parts = measureParts(finished, source.language);
  const text = renderDraft(finished, source.language);
  // Numbers of posts, times, labels and hashtags are the layout's: blanked out, they are no claims and move no offset.
  const claims = checkClaims(renderSaid(finished, source.language), source);
  return {
    draft: finished,
    text,
    checks: {
      claims,
      unsupportedClaims: claims.filter((claim) => claim.source === null).length,
      ...tightestOf(parts),
      warnings: warningsOf(finished, parts),
    },
  };
}
