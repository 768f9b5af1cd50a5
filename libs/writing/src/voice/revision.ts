import type { VoiceException, VoiceRule } from '@repurpose/contract';
import type { Span } from '../source/source.types.js';

/** A replacement that a rule wants; null: it has none, the place is only reported. */
export interface Edit extends Span {
  after: string | null;
  rule: VoiceRule;
}

/** A change in the text as it is now: `start` and `end` are those of `after`. */
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

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The space between two sentences that a change has made of one: a paragraph may end there. */
const isGapOf = (change: Change, { start, end, rule }: Edit): boolean =>
  rule === 'paragraphs' && change.rule === 'sentence-length' && change.start < start && end < change.end;

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
    const same = WRITES_SAME[edit.rule] ?? [];
    const fixed = this.fixed.find((span) => overlaps(span, edit) && !same.includes(span.reason));
    const reason = fixed?.reason ?? (edit.after === null ? 'no-replacement' : null);
    if (reason !== null && edit.rule !== 'quote-marks') this.kept.push({ text, rule: edit.rule, reason });
    const isFree = !this.changes.some((change) => overlaps(change, edit) && !isGapOf(change, edit));
    return reason === null && edit.after !== text && isFree;
  }

  /** A change in which the text has grown. */
  private grown(change: Change, by: number): Change {
    const end = change.end + by;
    return { ...change, end, after: this.text.slice(change.start, end) };
  }

  private replace({ start, end, after, rule }: Edit & { after: string }): void {
    const before = this.text.slice(start, end);
    const grown = after.length - before.length;
    const moved = <S extends Span>(span: S): S =>
      span.start >= end ? { ...span, start: span.start + grown, end: span.end + grown } : span;
    this.text = this.text.slice(0, start) + after + this.text.slice(end);
    this.fixed = this.fixed.map(moved);
    const around = this.changes.find((change) => overlaps(change, { start, end }));
    const others = this.changes.filter((change) => change !== around).map(moved);
    const own = { start, end: start + after.length, before, after, rule };
    this.changes = [...others, around === undefined ? own : this.grown(around, grown)];
  }
}
