import type { AppliedVoice, Claim, VoiceChange, VoiceChecks } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { laidOut } from '../formats/draft/laid-out.js';
import { segmentsOf, withSegments } from '../formats/draft/segments.js';
import { carryFindings, type FinishedDraft } from '../formats/finish/check-draft.js';
import type { Source } from '../source/source.types.js';
import { applyVoice } from './apply-voice.js';
import { carryChanges } from './carry-voice.js';
import { checkVoiced } from './check-voiced.js';
import { inVoice } from './finish-in-voice.js';

export interface Written {
  draft: Draft;
  locked: readonly string[];
  voice?: VoiceChecks;
  /** Earlier claims; a model's findings are kept. */
  claims?: readonly Claim[];
}

/** Applies a voice to an edited draft; earlier changes of the same voice stay listed. */
export function revoice(
  { draft, locked, voice: before, claims = [] }: Written,
  voice: AppliedVoice,
  source: Source,
): FinishedDraft {
  const isLocked = (segment: string): boolean =>
    locked.some((part) => segment === part || segment.startsWith(`${part}.`));
  const { draft: free, changes, kept } = applyVoice(draft, voice, source);
  const unlocked = segmentsOf(free).filter(({ id }) => !isLocked(id));
  const voiced = withSegments(draft, Object.fromEntries(unlocked.map(({ id, text }) => [id, text])));
  const fresh = changes.filter(({ segment }) => !isLocked(segment));
  const own = before?.changes ?? [];
  const carried = before?.voiceId === voice.id ? carryChanges(own, draft, voiced) : [];
  const isLeft = (old: VoiceChange): boolean =>
    !fresh.some(({ segment, start, end }) => segment === old.segment && start < old.end && old.start < end);
  const checked = checkVoiced(draft, source, before);
  return inVoice(
    { ...checked, checks: carryFindings(claims, checked.text, checked.checks) },
    { ...laidOut(voiced, source.language), changes: fresh, kept },
    voice,
    source,
    carried.filter(isLeft),
  );
}
