import type { AppliedVoice } from '@repurpose/contract';
import { checkDraft, type FinishedDraft } from '../formats/finish/check-draft.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { finishDraft } from '../formats/finish/finish-draft.js';
import { repairDraft } from '../formats/finish/repair-draft.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderSaid } from '../formats/draft/render-draft.js';
import type { Source } from '../source/source.types.js';
import { applyVoice } from './apply-voice.js';
import { likenessOf } from './fingerprint.js';

/** `finishDraft` in a brand's voice: the checks name what the voice changed. Without a voice it is `finishDraft`. */
export function finishInVoice(draft: Draft, source: Source, voice?: AppliedVoice | null): FinishedDraft {
  if (voice === undefined || voice === null) return finishDraft(draft, source);
  const repaired = repairDraft(draft, source);
  const { draft: voiced, changes, kept } = applyVoice(repaired.draft, voice, source);
  const checked = checkDraft(voiced, source);
  const said = renderSaid(layoutDraft(voiced, source.language));
  const { id: voiceId, version, name } = voice;
  const { likeness, traits } = likenessOf(said, source.language, voice.fingerprint);
  return {
    ...checked,
    checks: { ...checked.checks, voice: { voiceId, version, name, changes, kept, likeness, traits } },
  };
}
