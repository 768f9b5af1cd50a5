import type { AppliedVoice, Term, VoiceChange, VoiceHit } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { measureParts } from '../formats/draft/measure-draft.js';
import { segmentsOf, withSegments, type Segment } from '../formats/draft/segments.js';
import type { Source } from '../source/source.types.js';
import { contractionEdits } from './contractions.js';
import { fixedSpans } from './fixed-spans.js';
import { frameEdits } from './frame.js';
import { punctuationEdits } from './punctuation.js';
import { Revision, type Change, type Edit } from './revision.js';
import { sameClaims, sameClaimsLaidOut } from './same-claims.js';
import { spellingEdits } from './spelling.js';
import { inOrder, termEdits } from './terms.js';

export interface VoicedDraft {
  draft: Draft;
  changes: VoiceChange[];
  /** Places that break a rule and were left as they are. */
  kept: VoiceHit[];
}

interface VoicedSegment {
  id: string;
  before: string;
  after: string;
  changes: readonly Change[];
}

const TAG_SEGMENT = /(?:^|\.)(?:hashtags|tags|topics)$/u;

type Rule = (text: string) => Edit[];

/** The rules of a voice for a language, in the order they are applied. */
function rulesOf(
  { rules, terms }: AppliedVoice,
  language: string,
): { steps: Rule[]; fixed: readonly Term[] } {
  const of = (kind: Term['kind']) => terms.filter((term) => term.kind === kind);
  const [banned, preferred, fixed] = [of('banned'), of('preferred'), of('protected')];
  const { spelling, contractions } = rules;
  const steps: Rule[] = [
    (text) => termEdits(text, banned, language),
    (text) => termEdits(text, preferred, language),
    (text) => (language === 'en' && spelling !== 'keep' ? inOrder(spellingEdits(text, spelling)) : []),
    (text) => (language === 'en' && contractions !== 'keep' ? contractionEdits(text, contractions) : []),
    (text) => inOrder(punctuationEdits(text, rules)),
  ];
  return { steps, fixed };
}

/** A text under the rules of a voice; null when none of them asks for anything. */
function reviseText(
  text: string,
  { steps, fixed }: ReturnType<typeof rulesOf>,
  source: Source,
): Revision | null {
  const wanted = steps.flatMap((step) => step(text));
  if (wanted.length === 0) return null;
  const revision = new Revision(text, fixedSpans(text, source, fixed, wanted));
  for (const step of steps) revision.apply(step(revision.text));
  return revision;
}

function isOverLimit(draft: Draft, language: string): boolean {
  return measureParts(draft, language).some(({ count, rule }) => rule.limit !== null && count > rule.limit);
}

/** Takes back changes that lengthen, the last segment first, until every part is within its limit. */
function withinLimits(draft: Draft, voiced: readonly VoicedSegment[], language: string): VoicedSegment[] {
  const texts = new Map(voiced.map(({ id, after }) => [id, after]));
  const applied = (): Draft => withSegments(draft, Object.fromEntries(texts));
  const undone = new Set<string>();
  for (const { id, before, after } of voiced.toReversed()) {
    if (!isOverLimit(applied(), language)) break;
    if (after.length <= before.length) continue;
    texts.set(id, before);
    undone.add(id);
  }
  return voiced.filter(({ id }) => !undone.has(id));
}

const textsAfter = (voiced: readonly VoicedSegment[]): Record<string, string> =>
  Object.fromEntries(voiced.map(({ id, after }) => [id, after]));

/** The segments that change no claim of the draft as it is laid out. */
function withSameClaims(draft: Draft, revised: VoicedSegment[], source: Source): VoicedSegment[] {
  const holds = (segments: readonly VoicedSegment[]): boolean =>
    sameClaimsLaidOut(draft, withSegments(draft, textsAfter(segments)), source);
  return holds(revised) ? revised : revised.filter((segment) => holds([segment]));
}

/**
 * A draft in a brand's voice. Facts, names, quotations and links are never changed, nor is a limit exceeded: such places are
 * reported in `kept`. Applying a voice twice equals applying it once.
 */
export function applyVoice(draft: Draft, voice: AppliedVoice, source: Source): VoicedDraft {
  const kept: VoiceHit[] = [];
  const keep = (segment: string, change: Pick<Change, 'before' | 'rule'>, reason: VoiceHit['kept']): void => {
    kept.push({ segment, text: change.before, rule: change.rule, kept: reason });
  };
  const rules = rulesOf(voice, source.language);
  const wanted = segmentsOf(draft).flatMap(({ id, text }: Segment): VoicedSegment[] => {
    if (text === '' || TAG_SEGMENT.test(id)) return [];
    const revision = reviseText(text, rules, source);
    if (revision === null) return [];
    for (const { text: before, rule, reason } of revision.kept) keep(id, { before, rule }, reason);
    if (revision.changes.length === 0) return [];
    if (sameClaims(text, revision.text, source))
      return [{ id, before: text, after: revision.text, changes: revision.changes }];
    for (const change of revision.changes) keep(id, change, 'fact');
    return [];
  });
  const revised = withSameClaims(draft, wanted, source);
  for (const { id, changes } of wanted.filter((segment) => !revised.includes(segment)))
    for (const change of changes) keep(id, change, 'fact');
  const framed = frameEdits(draft, voice.rules, new Map(revised.map(({ id, after }) => [id, after])));
  const voiced = [
    ...revised.filter(({ id }) => !framed.some((frame) => frame.id === id)),
    ...framed.map((frame) => merged(frame, revised)),
  ];
  const fitting = withinLimits(draft, voiced, source.language);
  for (const { id, changes } of voiced.filter((segment) => !fitting.includes(segment)))
    for (const change of changes) keep(id, change, 'limit');
  return {
    draft: withSegments(draft, textsAfter(fitting)),
    changes: fitting.flatMap(({ id, changes }) => changes.map((change) => ({ segment: id, ...change }))),
    kept,
  };
}

/** A frame's change behind those of the text it frames. */
function merged(frame: VoicedSegment, revised: readonly VoicedSegment[]): VoicedSegment {
  const text = revised.find(({ id }) => id === frame.id);
  return text === undefined
    ? frame
    : { ...frame, before: text.before, changes: [...text.changes, ...frame.changes] };
}
