import type { Claim, VoiceChange } from '@repurpose/contract';
import type { Draft } from '../../formats/draft/draft.types.js';
import { layoutDraft } from '../../formats/draft/layout.js';
import { isTagList, mapSegments } from '../../formats/draft/segments.js';
import type { Span } from '../../source/source.types.js';

/** A segment's text in the rendered draft. */
interface Place extends Span {
  segment: string;
}

/** Where the segments of a draft are in its rendering, in order. */
function placesIn(draft: Draft, language: string): Place[] {
  const lengths = new Map<string, number>();
  // The same layout, with the name of each segment as its text.
  const named = mapSegments(draft, (text, id) => {
    lengths.set(id, text.length);
    return text.trim() === '' || isTagList(id) ? text : id;
  });
  let at = 0;
  return layoutDraft(named, language).flatMap(({ pieces }) => {
    const places = pieces.map(({ text, isOurs }) => {
      const start = at;
      at += isOurs ? text.length : (lengths.get(text) ?? text.length);
      return { segment: text, start, end: at, isOurs };
    });
    at += '\n\n'.length;
    return places.filter(({ isOurs, start, end }) => !isOurs && end > start);
  });
}

/** An offset of a segment's text before its changes as one after them; inside a change it is the change's edge. */
function moved(at: number, changes: readonly VoiceChange[], edge: 'start' | 'end'): number {
  let grown = 0;
  for (const change of changes) {
    const start = change.start - grown;
    const end = start + change.before.length;
    if (at <= start) break;
    if (at < end) return change[edge];
    grown += change.after.length - change.before.length;
  }
  return at + grown;
}

/** Claims of a draft at their places in the draft that a voice has made of it. What a new greeting replaces is claimed no more. */
export function movedClaims(
  claims: readonly Claim[],
  { before, draft, changes, text, language }: Voiced,
): Claim[] {
  if (claims.length === 0) return [];
  const places = placesIn(before, language);
  const starts = new Map(placesIn(draft, language).map(({ segment, start }) => [segment, start]));
  const bySegment = Map.groupBy(changes, ({ segment }) => segment);
  const isGone = (segment: string): boolean =>
    !starts.has(segment) || bySegment.get(segment)?.some(({ rule }) => rule === 'greeting') === true;
  const offset = ({ segment, start }: Place, at: number, edge: 'start' | 'end'): number =>
    (starts.get(segment) ?? 0) + moved(at - start, bySegment.get(segment) ?? [], edge);
  let next = 0;
  return claims.flatMap((claim): Claim[] => {
    while ((places[next]?.end ?? Infinity) <= claim.start) next += 1;
    const from = places[next];
    const to = places.slice(next).find((place) => place.end >= claim.end) ?? from;
    if (from === undefined || to === undefined || isGone(from.segment) || isGone(to.segment)) return [];
    const [start, end] = [offset(from, claim.start, 'start'), offset(to, claim.end, 'end')];
    return [{ ...claim, start, end, text: text.slice(start, end) }];
  });
}

interface Voiced {
  before: Draft;
  draft: Draft;
  /** From `before` to `draft`. */
  changes: readonly VoiceChange[];
  /** `draft` as it is rendered. */
  text: string;
  language: string;
}
