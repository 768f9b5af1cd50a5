import type { VoiceChange, VoiceChecks } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { segmentTexts } from '../formats/draft/segments.js';

/** This many characters on either side of a change must be unchanged. */
const AROUND_CHARS = 12;

function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** How far a span has moved in a later state of its text; null if it is gone. */
function shiftOf(
  { start, end }: { start: number; end: number },
  before: string,
  after: string,
): number | null {
  if (before === after) return 0;
  const from = Math.max(0, start - AROUND_CHARS);
  const around = before.slice(from, end + AROUND_CHARS);
  const [old, now] = [placesOf(around, before), placesOf(around, after)];
  const found = old.length === now.length ? now[old.indexOf(from)] : undefined;
  return found === undefined ? null : found - from;
}

/** The id of a segment in a later draft: the segment with the same text, else the same id. */
function segmentAfter(id: string, before: string, texts: ReadonlyMap<string, string>): string {
  if (texts.get(id) === before) return id;
  for (const [other, text] of texts) if (text === before) return other;
  return id;
}

/** The voice's changes to `before` that a later draft still has, at their new places. */
export function carryChanges(changes: readonly VoiceChange[], before: Draft, after: Draft): VoiceChange[] {
  const [old, texts] = [segmentTexts(before), segmentTexts(after)];
  return changes.flatMap((change): VoiceChange[] => {
    const was = old.get(change.segment) ?? '';
    const segment = segmentAfter(change.segment, was, texts);
    const shift = shiftOf(change, was, texts.get(segment) ?? '');
    if (shift === null || was.slice(change.start, change.end) !== change.after) return [];
    return [{ ...change, segment, start: change.start + shift, end: change.end + shift }];
  });
}

/** The voice checks of `before` that still apply to a later draft; edits by people drop the changes they touch. */
export function carryVoice(voice: VoiceChecks, before: Draft, after: Draft): VoiceChecks {
  const texts = segmentTexts(after);
  return {
    ...voice,
    changes: carryChanges(voice.changes, before, after),
    kept: voice.kept.filter(
      ({ segment, text }) => segment === '' || texts.get(segment)?.includes(text) === true,
    ),
  };
}
