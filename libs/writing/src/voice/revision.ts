import type { VoiceException, VoiceRule } from '@repurpose/contract';
import type { Span } from '../source/source.types.js';
import { firstFrom } from '../text/collections.js';
import { Spans } from './spans.js';
import type { Edit } from '../languages/style.types.js';
import { isRespelling } from './unchanged/respelling.js';

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

/** Rules that may rewrite these spans, because `sameClaims` compares the result. */
const WRITES_SAME: Readonly<Partial<Record<VoiceRule, readonly VoiceException[]>>> = {
  numerals: ['fact'],
  'quote-marks': ['quotation', 'name', 'fact'],
};

/** The exceptions that an edit may ignore; a preferred word may be another spelling of a name. */
function writtenSame({ rule, after }: Edit, text: string): readonly VoiceException[] {
  const isSameName = rule === 'preferred-word' && isRespelling(text, after ?? '');
  return isSameName ? ['name'] : (WRITES_SAME[rule] ?? []);
}

/** Changes that a later rule may change again: a paragraph may end between divided sentences; a written-out word may lose its capital. */
const GOES_ON: Readonly<Partial<Record<VoiceRule, VoiceRule>>> = {
  paragraphs: 'sentence-length',
  'sentence-length': 'contractions',
};

type Replacement = Edit & { after: string };

/** Consecutive edits that make one change, including an earlier change at the same place. */
interface Run extends Span {
  known: Change | null;
  rule: VoiceRule;
  first: number;
  last: number;
}

function runsOf(edits: readonly Replacement[], changes: Spans<Change>): Run[] {
  const runs: Run[] = [];
  for (const [at, edit] of edits.entries()) {
    const known = changes.overlapping(edit)[0] ?? null;
    const run = runs.at(-1);
    if (run && known && run.known === known) Object.assign(run, { last: at, end: edit.end });
    else runs.push({ ...edit, known, first: at, last: at });
  }
  return runs;
}

/** A text that rules change one after the other. Fixed spans and earlier changes are protected from later rules. */
export class Revision {
  changes: Change[] = [];
  readonly kept: Kept[] = [];

  constructor(
    public text: string,
    private fixed: Fixed[],
  ) {}

  apply(edits: readonly Edit[]): void {
    const [fixed, changes] = [new Spans(this.fixed), new Spans(this.changes)];
    const allowed = edits.filter((edit) => this.allows(edit, fixed, changes));
    if (allowed.length > 0) this.replace(allowed, runsOf(allowed, changes));
  }

  private allows(edit: Edit, fixed: Spans<Fixed>, changes: Spans<Change>): edit is Replacement {
    const text = this.text.slice(edit.start, edit.end);
    const same = writtenSame(edit, text);
    const held = fixed.overlapping(edit).find(({ reason }) => !same.includes(reason));
    const reason = held?.reason ?? (edit.after === null ? 'no-replacement' : null);
    if (reason !== null && edit.rule !== 'quote-marks') this.kept.push({ text, rule: edit.rule, reason });
    const around = changes.overlapping(edit);
    const isFree = around.length === 0 || (around.length === 1 && around[0]?.rule === GOES_ON[edit.rule]);
    return reason === null && edit.after !== text && isFree;
  }

  private replace(edits: readonly Replacement[], runs: readonly Run[]): void {
    const old = this.text;
    const ends = edits.map(({ end }) => end);
    const grown = [0];
    for (const { start, end, after } of edits) grown.push((grown.at(-1) ?? 0) + after.length - (end - start));
    const moved = <S extends Span>(span: S): S => {
      const by = grown[firstFrom(ends, (end) => end > span.start)] ?? 0;
      return { ...span, start: span.start + by, end: span.end + by };
    };
    const pieces = edits.map(({ start, after }, at) => old.slice(ends[at - 1] ?? 0, start) + after);
    this.text = pieces.join('') + old.slice(ends.at(-1));
    this.fixed = this.fixed.map(moved);
    const taken = new Set(runs.map(({ known }) => known));
    const made = runs.map(({ known, start, end, rule, first, last }): Change => {
      const { before, ...was } = known ?? { start, end, before: old.slice(start, end) };
      const [from, to] = [Math.min(start, was.start), Math.max(end, was.end)];
      const place = { start: from + (grown[first] ?? 0), end: to + (grown[last + 1] ?? 0) };
      return {
        ...place,
        before: old.slice(from, was.start) + before + old.slice(was.end, to),
        after: this.text.slice(place.start, place.end),
        rule,
      };
    });
    const others = this.changes.filter((change) => !taken.has(change)).map(moved);
    this.changes = [...others, ...made].toSorted((a, b) => a.start - b.start);
  }
}
