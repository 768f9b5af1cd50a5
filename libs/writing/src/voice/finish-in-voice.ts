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

/** `finishDraft` in a brand's voice: the checks name what the voice changed. Without a voice it is `finishDraft`. */
export const finishInVoice = (draft: Draft, source: Source, voice?: AppliedVoice | null): FinishedDraft =>
  giveVoice(finishDraft(draft, source), source, voice);

/** A checked draft in a brand's voice. */
export const giveVoice = (
  finished: FinishedDraft,
  source: Source,
  voice?: AppliedVoice | null,
): FinishedDraft =>
  voice ? inVoice(finished, applyVoice(finished.draft, voice, source), voice, source) : finished;

/**
 * A checked draft as a voice has changed it. `applyVoice` has compared the claims of what it changed, so the draft makes the
 * same claims. `carried` are changes of this voice that the draft had before.
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
