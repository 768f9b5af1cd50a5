import type { AppliedVoice, VoiceChange, VoiceHit } from '@repurpose/contract';
import { findMentions } from '../annotate/mentions/extract-mentions.js';
import { valueOf } from '../annotate/mentions/mention.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { measureParts } from '../formats/draft/measure-draft.js';
import { segmentsOf, withSegments, type Segment } from '../formats/draft/segments.js';
import type { Source } from '../source/source.types.js';
import { contractionEdits } from './contractions.js';
import { fixedSpans } from './fixed-spans.js';
import { frameEdits } from './frame.js';
import { punctuationEdits } from './punctuation.js';
import { Revision, type Change } from './revision.js';
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

/** Whether two texts make the same claims, in any order. */
function claimsEqual(before: string, after: string, language: string): boolean {
  const claims = (text: string): string[] =>
    findMentions(text, language, { isTelling: true }).map(valueOf).sort();
  return claims(before).join('\n') === claims(after).join('\n');
}

/** A text under the rules of a voice: banned words, preferred words, spelling, contractions, punctuation, emoji. */
function reviseText(text: string, { rules, terms }: AppliedVoice, source: Source): Revision {
  const { language } = source;
  const of = (kind: string) => terms.filter((term) => term.kind === kind);
  const revision = new Revision(text, fixedSpans(text, source, of('protected')));
  revision.apply(termEdits(revision.text, of('banned'), language));
  revision.apply(termEdits(revision.text, of('preferred'), language));
  if (language === 'en' && rules.spelling !== 'keep')
    revision.apply(inOrder(spellingEdits(revision.text, rules.spelling)));
  if (language === 'en' && rules.contractions !== 'keep')
    revision.apply(inOrder(contractionEdits(revision.text, rules.contractions)));
  revision.apply(inOrder(punctuationEdits(revision.text, rules)));
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

/**
 * A draft in a brand's voice. Facts, names, quotations and links are never changed, nor is a limit exceeded: such places are
 * reported in `kept`. Applying a voice twice equals applying it once.
 */
export function applyVoice(draft: Draft, voice: AppliedVoice, source: Source): VoicedDraft {
  const kept: VoiceHit[] = [];
  const keep = (segment: string, change: Pick<Change, 'before' | 'rule'>, reason: VoiceHit['kept']): void => {
    kept.push({ segment, text: change.before, rule: change.rule, kept: reason });
  };
  const revised = segmentsOf(draft).flatMap(({ id, text }: Segment): VoicedSegment[] => {
    if (text === '' || TAG_SEGMENT.test(id)) return [];
    const revision = reviseText(text, voice, source);
    for (const { text: before, rule, reason } of revision.kept) keep(id, { before, rule }, reason);
    if (revision.changes.length === 0) return [];
    if (claimsEqual(text, revision.text, source.language))
      return [{ id, before: text, after: revision.text, changes: revision.changes }];
    for (const change of revision.changes) keep(id, change, 'fact');
    return [];
  });
  const framed = frameEdits(draft, voice.rules, new Map(revised.map(({ id, after }) => [id, after])));
  const voiced = [
    ...revised.filter(({ id }) => !framed.some((frame) => frame.id === id)),
    ...framed.map((frame) => merged(frame, revised)),
  ];
  const fitting = withinLimits(draft, voiced, source.language);
  for (const { id, changes } of voiced.filter((segment) => !fitting.includes(segment)))
    for (const change of changes) keep(id, change, 'limit');
  return {
    draft: withSegments(draft, Object.fromEntries(fitting.map(({ id, after }) => [id, after]))),
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
