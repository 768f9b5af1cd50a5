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

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

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
    const fixed = this.fixed.find((span) => overlaps(span, edit));
    const reason = fixed?.reason ?? (edit.after === null ? 'no-replacement' : null);
    if (reason !== null) this.kept.push({ text, rule: edit.rule, reason });
    return reason === null && edit.after !== text && !this.changes.some((change) => overlaps(change, edit));
  }

  private replace({ start, end, after, rule }: Edit & { after: string }): void {
    const before = this.text.slice(start, end);
    const grown = after.length - before.length;
    const moved = <S extends Span>(span: S): S =>
      span.start >= end ? { ...span, start: span.start + grown, end: span.end + grown } : span;
    this.text = this.text.slice(0, start) + after + this.text.slice(end);
    this.fixed = this.fixed.map(moved);
    this.changes = [...this.changes.map(moved), { start, end: start + after.length, before, after, rule }];
  }
}
