import type { VoiceChecks } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { segmentsOf } from '../formats/draft/segments.js';

/** What a voice changed and is still so in a later draft: a person's edit takes the changes of its place along. */
export function carryVoice(voice: VoiceChecks | undefined, draft: Draft): { voice?: VoiceChecks } {
  if (voice === undefined) return {};
  const texts = new Map(segmentsOf(draft).map(({ id, text }) => [id, text]));
  const isThere = (segment: string, start: number, end: number, after: string): boolean =>
    texts.get(segment)?.slice(start, end) === after;
  const changes = voice.changes.filter(
    ({ segment, start, end, after }) => after !== '' && isThere(segment, start, end, after),
  );
  const kept = voice.kept.filter(({ segment, text }) => texts.get(segment)?.includes(text) === true);
  return { voice: { ...voice, changes, kept } };
}
