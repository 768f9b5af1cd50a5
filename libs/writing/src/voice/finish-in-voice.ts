import type { AppliedVoice, VoiceChange } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { renderSaid } from '../formats/draft/render-draft.js';
import type { FinishedDraft } from '../formats/finish/check-draft.js';
import { finishDraft } from '../formats/finish/finish-draft.js';
import type { Source } from '../source/source.types.js';
import { applyVoice, type VoicedDraft } from './apply-voice.js';
import { askedRules } from './asked-rules.js';
import { likenessOf } from './style/fingerprint.js';
import { missedTargets } from './style/readability.js';
import { movedChecks } from './unchanged/moved-checks.js';

/** `finishDraft` in a brand's voice; the checks list the voice's changes. Without a voice the same as `finishDraft`. */
export const finishInVoice = (draft: Draft, source: Source, voice?: AppliedVoice | null): FinishedDraft =>
  giveVoice(finishDraft(draft, source), source, voice);

/** Applies a brand's voice to a checked draft. */
export const giveVoice = (
  finished: FinishedDraft,
  source: Source,
  voice?: AppliedVoice | null,
): FinishedDraft =>
  voice ? inVoice(finished, applyVoice(finished.draft, voice, source), voice, source) : finished;

/**
 * A checked draft after a voice's changes. `applyVoice` has already compared the claims, so they are not
 * checked again. `carried` are earlier changes of the same voice.
 */
export function inVoice(
  finished: FinishedDraft,
  voiced: VoicedDraft,
  applied: AppliedVoice,
  source: Source,
  carried: readonly VoiceChange[] = [],
): FinishedDraft {
  const { language } = source;
  const { blocks, changes, kept } = voiced;
  const { draft, text, checks } = movedChecks(finished, voiced, language);
  const { id: voiceId, version, name, fingerprint } = applied;
  const said = renderSaid(blocks);
  const voice = {
    ...{ voiceId, version, name, changes: [...carried, ...changes] },
    asked: askedRules(applied, draft, language),
    kept: [...kept, ...missedTargets(said, applied, language)],
    ...likenessOf(said, language, fingerprint, source),
  };
  return { draft, text, checks: { ...checks, voice } };
}
