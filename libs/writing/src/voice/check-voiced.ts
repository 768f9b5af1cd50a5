import type { VoiceChange, VoiceChecks } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { laidOut } from '../formats/draft/laid-out.js';
import { segmentTexts, withSegments } from '../formats/draft/segments.js';
import { checkDraft, type FinishedDraft } from '../formats/finish/check-draft.js';
import type { Source } from '../source/source.types.js';
import { movedChecks } from './unchanged/moved-checks.js';

function beforeChanges(draft: Draft, changes: readonly VoiceChange[]): Draft {
  const texts = segmentTexts(draft);
  const undone = new Map<string, string>();
  // from the end, so that earlier offsets stay valid
  for (const { segment, start, end, before } of changes.toSorted((a, b) => b.start - a.start)) {
    const text = undone.get(segment) ?? texts.get(segment) ?? '';
    undone.set(segment, text.slice(0, start) + before + text.slice(end));
  }
  return undone.size === 0 ? draft : withSegments(draft, Object.fromEntries(undone));
}

/**
 * Checks a voiced draft as it was before the voice's changes, because the source may write "is not" or spell
 * a name differently. Returns the checks of the voiced text.
 */
export function checkVoiced(draft: Draft, source: Source, voice: VoiceChecks | undefined): FinishedDraft {
  if (voice === undefined) return checkDraft(draft, source);
  const { changes } = voice;
  const plain = checkDraft(beforeChanges(draft, changes), source);
  const voiced = { ...laidOut(draft, source.language), changes };
  const { text, checks } = movedChecks(plain, voiced, source.language);
  return { draft, text, checks: { ...checks, voice } };
}
