import type { OutputChecks } from '@repurpose/contract';
import { checkClaims } from '../facts/check-claims.js';
import type { Source } from '../source/source.types.js';
import { cleanLine, cleanProse } from './clean-text.js';
import { DraftError } from './draft-error.js';
import type { Draft } from './drafts.types.js';
import { dropDuplicateSentences } from './duplicates.js';
import { fillDraft } from './fill-draft.js';
import { fitDraft } from './fit-draft.js';
import { mapDraft } from './map-draft.js';
import { measureDraft, measureParts } from './measure-draft.js';
import { renderDraft, renderSaid } from './render-draft.js';
import { withoutOwnNumbers } from './thread-numbers.js';
import { warningsOf } from './warnings.js';

export interface FinishedDraft {
  draft: Draft;
  /** What is shown, counted, stored and exported. */
  text: string;
  checks: OutputChecks;
}

function clean(draft: Draft): Draft {
  const cleaned = mapDraft(draft, (text, role) =>
    role === 'prose' || role === 'needed' ? cleanProse(text) : cleanLine(text),
  );
  return cleaned.format === 'twitter' ? { ...cleaned, posts: withoutOwnNumbers(cleaned.posts) } : cleaned;
}

/** Whatever a writer produced, made fit to send. @throws DraftError when nothing is left or a part would break a limit. */
function repair(draft: Draft, source: Source): Draft {
  const repaired = fitDraft(fillDraft(dropDuplicateSentences(clean(draft)), source.title));
  if (renderSaid(repaired, source.language).trim() === '') throw new DraftError('the draft has no text');
  const over = measureParts(repaired, source.language).find(
    ({ count, rule }) => rule.limit !== null && count > rule.limit,
  );
  if (over) throw new DraftError(`${over.count} ${over.rule.unit}, limit ${over.rule.limit}`, over.part);
  return repaired;
}

/**
 * The exit of every writer: repairs a draft without a model (markup, empty parts, repeated sentences, hashtags, times, limits),
 * renders it in the source's language and checks its claims. Never returns a draft over a limit. @throws DraftError
 */
export function finishDraft(draft: Draft, source: Source): FinishedDraft {
  const finished = repair(draft, source);
  const claims = checkClaims(renderSaid(finished, source.language), source);
  return {
    draft: finished,
    text: renderDraft(finished, source.language),
    checks: {
      claims,
      unsupportedClaims: claims.filter((claim) => claim.source === null).length,
      ...measureDraft(finished, source.language),
      warnings: warningsOf(finished, source.language),
    },
  };
}
