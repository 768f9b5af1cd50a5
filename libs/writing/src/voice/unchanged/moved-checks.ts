import type { Claim, VoiceChange } from '@repurpose/contract';
import type { Draft } from '../../formats/draft/draft.types.js';
import { isNested, type LayoutBlock, NESTED } from '../../formats/draft/layout-blocks.js';
import { layoutDraft } from '../../formats/draft/layout.js';
import { isTagList, mapSegments } from '../../formats/draft/segments.js';
import type { Span } from '../../source/source.types.js';
import type { LaidOut } from '../../formats/draft/laid-out.js';
import { tightestOf } from '../../formats/draft/measure-draft.js';
import type { FinishedDraft } from '../../formats/finish/check-draft.js';
import { warningsOf } from '../../formats/finish/warnings.js';

interface Place extends Span {
  segment: string;
}

type Lengths = ReadonlyMap<string, number>;

/** A draft's layout with segment ids for texts, and the lengths of its non-empty segments. */
interface Named {
  blocks: readonly LayoutBlock[];
  lengths: Lengths;
}

function namedIn(draft: Draft, language: string): Named {
  const lengths = new Map<string, number>();
  // the same layout, with segment ids in place of texts
  const named = mapSegments(draft, (text, id) => {
    const isNamed = text.trim() !== '' && !isTagList(id);
    if (isNamed) lengths.set(id, text.length);
    return !isNamed ? text : isNested(text) ? NESTED + id : id;
  });
  return { blocks: layoutDraft(named, language), lengths };
}

function placesOf({ blocks }: Named, lengths: Lengths): Place[] {
  const places: Place[] = [];
  let end = 0;
  for (const { pieces } of blocks) {
    for (const { text: named, isOurs } of pieces) {
      const start = end;
      const text = !isOurs && isNested(named) ? named.slice(NESTED.length) : named;
      end += isOurs ? text.length : (lengths.get(text) ?? text.length);
      if (!isOurs && end > start) places.push({ segment: text, start, end });
    }
    end += '\n\n'.length;
  }
  return places;
}

/** Converts an offset before a segment's changes to one after them; inside a change, to its edge. */
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

/** Segment lengths after the changes; null if a segment becomes empty or was empty, because that changes the layout. */
function grownBy(changes: ReadonlyMap<string, readonly VoiceChange[]>, lengths: Lengths): Lengths | null {
  const grown = new Map(lengths);
  for (const [segment, own] of changes) {
    const by = own.reduce((sum, { before, after }) => sum + after.length - before.length, 0);
    const length = (lengths.get(segment) ?? 0) + by;
    if (!lengths.has(segment) || length <= 0) return null;
    grown.set(segment, length);
  }
  return grown;
}

/** The claims of a draft at their places in the voiced draft, without those in a replaced greeting. */
function movedClaims(claims: readonly Claim[], { before, draft, changes, text, language }: Voiced): Claim[] {
  if (claims.length === 0 || changes.length === 0) return [...claims];
  const bySegment = Map.groupBy(changes, ({ segment }) => segment);
  const named = namedIn(before, language);
  const places = placesOf(named, named.lengths);
  const grown = grownBy(bySegment, named.lengths);
  const now = grown === null ? namedIn(draft, language) : { ...named, lengths: grown };
  const starts = new Map(placesOf(now, now.lengths).map(({ segment, start }) => [segment, start]));
  const isGone = (segment: string): boolean =>
    !starts.has(segment) || bySegment.get(segment)?.some(({ rule }) => rule === 'greeting') === true;
  const offset = ({ segment, start }: Place, at: number, edge: 'start' | 'end'): number =>
    (starts.get(segment) ?? 0) + moved(at - start, bySegment.get(segment) ?? [], edge);
  let next = 0;
  return claims.flatMap((claim): Claim[] => {
    while ((places[next]?.end ?? Infinity) <= claim.start) next += 1;
    const from = places[next];
    let last = next;
    while ((places[last]?.end ?? Infinity) < claim.end) last += 1;
    const to = places[last] ?? from;
    if (from === undefined || to === undefined || isGone(from.segment) || isGone(to.segment)) return [];
    const [start, end] = [offset(from, claim.start, 'start'), offset(to, claim.end, 'end')];
    return [{ ...claim, start, end, text: text.slice(start, end) }];
  });
}

interface Voiced {
  before: Draft;
  draft: Draft;
  changes: readonly VoiceChange[];
  /** The rendered `draft`. */
  text: string;
  language: string;
}

interface Changed extends LaidOut {
  /** The changes from the checked draft to this one; none of them changes a claim. */
  changes: readonly VoiceChange[];
}

const doubtedOf = (claims: readonly Claim[]): number => claims.filter(({ source }) => source === null).length;

/** The checks of a draft after a voice's changes; its claims are moved, not checked again. */
export function movedChecks(
  { draft: before, checks }: FinishedDraft,
  { draft, text, parts, changes }: Changed,
  language: string,
): FinishedDraft {
  const claims = movedClaims(checks.claims, { before, draft, changes, text, language });
  const gone = doubtedOf(checks.claims) - doubtedOf(claims);
  const warnings = warningsOf(draft, parts);
  const unsupportedClaims = checks.unsupportedClaims - gone;
  return {
    draft,
    text,
    checks: { ...checks, claims, unsupportedClaims, ...tightestOf(parts), warnings },
  };
}
