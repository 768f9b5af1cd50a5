import type { AppliedVoice, VoiceChange, VoiceHit } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { keptLinks } from '../formats/draft/draft-links.js';
import { laidOut, type LaidOut } from '../formats/draft/laid-out.js';
import { isTagList, segmentTexts, withSegments } from '../formats/draft/segments.js';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { greetingEdits, type VoicedSegment } from './greetings.js';
import { revisedTexts, type AskedText } from './revised-text.js';

export interface VoicedDraft extends LaidOut {
  changes: VoiceChange[];
  kept: VoiceHit[];
}

const PARAGRAPH_SEGMENT = /(?:^body|\.paragraphs)\.\d+$/u;

const isOverLimit = ({ parts }: LaidOut): boolean =>
  parts.some(({ count, rule }) => rule.limit !== null && count > rule.limit);

const withTexts = (draft: Draft, voiced: readonly VoicedSegment[]): Draft =>
  voiced.length === 0
    ? draft
    : keptLinks(withSegments(draft, Object.fromEntries(voiced.map(({ id, after }) => [id, after]))));

/** Undoes changed segments until every part is within its limit, first those that became longer. */
function withinLimits(
  draft: Draft,
  voiced: readonly VoicedSegment[],
  language: string,
): { fitted: LaidOut; fitting: readonly VoicedSegment[] } {
  const isLonger = ({ before, after }: VoicedSegment): boolean => after.length > before.length;
  const left = [...voiced.filter((segment) => !isLonger(segment)), ...voiced.filter(isLonger)];
  let fitting = voiced;
  for (;;) {
    const fitted = laidOut(withTexts(draft, fitting), language);
    const last = isOverLimit(fitted) ? left.pop() : undefined;
    if (last === undefined) return { fitted, fitting };
    fitting = fitting.filter((segment) => segment !== last);
  }
}

const askedOf = onceFor((draft: Draft): readonly (AskedText & { id: string })[] =>
  Array.from(segmentTexts(draft))
    .filter(([id, text]) => text !== '' && !isTagList(id))
    .map(([id, text]) => ({ id, text, isParagraph: PARAGRAPH_SEGMENT.test(id) })),
);

export function precomputeVoice(drafts: readonly Draft[], voice: AppliedVoice, source: Source): void {
  revisedTexts(voice, source)(drafts.flatMap(askedOf));
}

/** Applies a voice to a draft. Facts, names, quotations and links stay; `kept` lists rule breaks left unchanged. Idempotent. */
export function applyVoice(draft: Draft, voice: AppliedVoice, source: Source): VoicedDraft {
  const kept: VoiceHit[] = [];
  const asked = askedOf(draft);
  const found = revisedTexts(voice, source)(asked);
  const revised = asked.flatMap(({ id, text }, at): VoicedSegment[] => {
    const { after, changes, kept: left } = found[at] ?? { after: text, changes: [], kept: [] };
    for (const hit of left) kept.push({ segment: id, ...hit });
    return changes.length === 0 ? [] : [{ id, before: text, after, changes }];
  });
  const framed = greetingEdits(draft, voice.rules, new Map(revised.map(({ id, after }) => [id, after])));
  const voiced = [
    ...revised.filter(({ id }) => !framed.some((frame) => frame.id === id)),
    ...framed.map((frame) => merged(frame, revised)),
  ];
  const { fitted, fitting } = withinLimits(draft, voiced, source.language);
  for (const { id: segment, changes } of voiced.filter((each) => !fitting.includes(each)))
    for (const { before: text, rule } of changes) kept.push({ segment, text, rule, kept: 'limit' });
  const changes = fitting.flatMap(({ id, changes: each }) =>
    each.map((change) => ({ segment: id, ...change })),
  );
  return { ...fitted, changes, kept };
}

/** A frame edit together with the earlier changes of the same segment. */
function merged(frame: VoicedSegment, revised: readonly VoicedSegment[]): VoicedSegment {
  const text = revised.find(({ id }) => id === frame.id);
  return text === undefined
    ? frame
    : { ...frame, before: text.before, changes: [...text.changes, ...frame.changes] };
}
