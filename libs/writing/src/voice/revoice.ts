import type { AppliedVoice, VoiceChange, VoiceChecks } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { segmentsOf, withSegments } from '../formats/draft/segments.js';
import type { FinishedDraft } from '../formats/finish/check-draft.js';
import type { Source } from '../source/source.types.js';
import { applyVoice } from './apply-voice.js';
import { carryVoice } from './carry-voice.js';
import { checkInVoice } from './finish-in-voice.js';

export interface Written {
  draft: Draft;
  /** Parts that stay as they are. */
  locked: readonly string[];
  /** What a voice changed before. */
  voice?: VoiceChecks;
}

/** A draft that is written, people's edits included, in a brand's voice; what the same voice changed before is still named. */
export function revoice(
  { draft, locked, voice: before }: Written,
  voice: AppliedVoice,
  source: Source,
): FinishedDraft {
  const isLocked = (segment: string): boolean =>
    locked.some((part) => segment === part || segment.startsWith(`${part}.`));
  const voiced = applyVoice(draft, voice, source);
  const unlocked = segmentsOf(voiced.draft).filter(({ id }) => !isLocked(id));
  const texts = Object.fromEntries(unlocked.map(({ id, text }) => [id, text]));
  const inVoice = withSegments(draft, texts);
  const fresh = voiced.changes.filter(({ segment }) => !isLocked(segment));
  const carried = before?.voiceId === voice.id ? (carryVoice(before, inVoice).voice?.changes ?? []) : [];
  const stands = (old: VoiceChange): boolean =>
    !fresh.some(({ segment, start, end }) => segment === old.segment && start < old.end && old.start < end);
  const changes = [...carried.filter(stands), ...fresh];
  return checkInVoice({ before: draft, draft: inVoice, changes, kept: voiced.kept }, voice, source);
}
