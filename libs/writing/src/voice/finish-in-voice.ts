import type { AppliedVoice, Claim, VoiceChange } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { tightestOf } from '../formats/draft/measure-draft.js';
import { renderBlocks, renderSaid } from '../formats/draft/render-draft.js';
import type { FinishedDraft } from '../formats/finish/check-draft.js';
import { finishDraft } from '../formats/finish/finish-draft.js';
import { warningsOf } from '../formats/finish/warnings.js';
import type { Source } from '../source/source.types.js';
import { applyVoice, type VoicedDraft } from './apply-voice.js';
import { likenessOf } from './style/fingerprint.js';
import { movedClaims } from './unchanged/moved-claims.js';

const doubtedOf = (claims: readonly Claim[]): number => claims.filter(({ source }) => source === null).length;

/** `finishDraft` in a brand's voice: the checks name what the voice changed. Without a voice it is `finishDraft`. */
export function finishInVoice(draft: Draft, source: Source, voice?: AppliedVoice | null): FinishedDraft {
  const finished = finishDraft(draft, source);
  return voice ? inVoice(finished, applyVoice(finished.draft, voice, source), voice, source) : finished;
}

/**
 * A checked draft as a voice has changed it. `applyVoice` has compared the claims of what it changed, so the draft makes the
 * same claims: they are not looked up again, only moved. `carried` are changes of this voice that the draft had before.
 */
export function inVoice(
  { draft: before, checks }: FinishedDraft,
  { draft, changes, kept, parts }: VoicedDraft,
  { id: voiceId, version, name, fingerprint }: AppliedVoice,
  source: Source,
  carried: readonly VoiceChange[] = [],
): FinishedDraft {
  const { language } = source;
  const blocks = layoutDraft(draft, language);
  const text = renderBlocks(blocks);
  const claims = movedClaims(checks.claims, { before, draft, changes, text, language });
  const gone = doubtedOf(checks.claims) - doubtedOf(claims);
  const likeness = likenessOf(renderSaid(blocks), language, fingerprint);
  return {
    draft,
    text,
    checks: {
      ...checks,
      claims,
      unsupportedClaims: checks.unsupportedClaims - gone,
      ...tightestOf(parts),
      warnings: warningsOf(draft, parts),
      voice: { voiceId, version, name, changes: [...carried, ...changes], kept, ...likeness },
    },
  };
}
