import type { VoiceException, VoiceRule } from '@repurpose/contract';
import type { Span } from '../source/source.types.js';
import { isRespelling } from './unchanged/letters.js';

/** A replacement that a rule wants; null: it has none, the place is only reported. */
export interface Edit extends Span {
  after: string | null;
  rule: VoiceRule;
}

export interface Change extends Span {
  before: string;
  after: string;
  rule: VoiceRule;
}

export interface Fixed extends Span {
  reason: VoiceException;
}

export interface Kept {
  text: string;
  rule: VoiceRule;
  reason: VoiceException;
}

/** Rules that write the same fact otherwise; `sameClaims` compares what they have made of it. */
const WRITES_SAME: Readonly<Partial<Record<VoiceRule, readonly VoiceException[]>>> = {
  numerals: ['fact'],
  'quote-marks': ['quotation', 'name', 'fact'],
};

/** What an edit may write otherwise; a preferred word may be another spelling of a name. */
function writtenSame({ rule, after }: Edit, text: string): readonly VoiceException[] {
  const isSameName = rule === 'preferred-word' && isRespelling(text, after ?? '');
  return isSameName ? ['name'] : (WRITES_SAME[rule] ?? []);
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Changes that a later rule may go on from: a paragraph ends between divided sentences; a written-out word loses its capital. */
const GOES_ON: Readonly<Partial<Record<VoiceRule, VoiceRule>>> = {
  paragraphs: 'sentence-length',
  'sentence-length': 'contractions',
};

/** A text that rules change one after the other. What one rule has changed, and what is fixed, later ones leave alone. */
export class Revision {
  changes: Change[] = [];
  readonly kept: Kept[] = [];

  constructor(
    public text: string,
    private fixed: Fixed[],
  ) {}

  /** Edits in order of place, none overlapping another. */
  apply(edits: readonly Edit[]): void {
    const allowed = edits.filter((edit) => this.allows(edit));
    // From the end, so that the offsets of those before stay valid.
    for (const edit of allowed.toReversed()) this.replace(edit);
    this.changes.sort((a, b) => a.start - b.start);
  }

  private allows(edit: Edit): edit is Edit & { after: string } {
    const text = this.text.slice(edit.start, edit.end);
    const same = writtenSame(edit, text);
    const fixed = this.fixed.find((span) => overlaps(span, edit) && !same.includes(span.reason));
    const reason = fixed?.reason ?? (edit.after === null ? 'no-replacement' : null);
    if (reason !== null && edit.rule !== 'quote-marks') this.kept.push({ text, rule: edit.rule, reason });
    const around = this.changes.filter((change) => overlaps(change, edit));
    const isFree = around.length === 0 || (around.length === 1 && around[0]?.rule === GOES_ON[edit.rule]);
    return reason === null && edit.after !== text && isFree;
  }

  private replace({ start, end, after, rule }: Edit & { after: string }): void {
    const old = this.text;
    const grown = after.length - (end - start);
    const moved = <S extends Span>(span: S): S =>
      span.start >= end ? { ...span, start: span.start + grown, end: span.end + grown } : span;
    this.text = old.slice(0, start) + after + old.slice(end);
    this.fixed = this.fixed.map(moved);
    const around = this.changes.find((change) => overlaps(change, { start, end }));
    const others = this.changes.filter((change) => change !== around).map(moved);
    // What an earlier rule has changed there belongs to the same change.
    const known = around ?? { start, end, before: old.slice(start, end) };
    const [from, to] = [Math.min(start, known.start), Math.max(end, known.end)];
    const before = old.slice(from, known.start) + known.before + old.slice(known.end, to);
    const stop = to + grown;
    this.changes = [...others, { start: from, end: stop, before, after: this.text.slice(from, stop), rule }];
  }
}
