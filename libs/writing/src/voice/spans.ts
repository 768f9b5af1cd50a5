import type { Span } from '../source/source.types.js';
import { firstFrom } from '../text/collections.js';

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Sorted spans with a fast search for those that overlap another span. */
export class Spans<S extends Span> {
  private readonly sorted: readonly S[];
  /** The largest end up to each span, because a span may contain others. */
  private readonly reach: number[] = [];

  constructor(spans: readonly S[]) {
    this.sorted = spans.toSorted((a, b) => a.start - b.start);
    for (const { end } of this.sorted) this.reach.push(Math.max(end, this.reach.at(-1) ?? 0));
  }

  overlapping(span: Span): S[] {
    const found: S[] = [];
    for (let at = firstFrom(this.reach, (end) => end > span.start); at < this.sorted.length; at += 1) {
      const each = this.sorted[at];
      if (each === undefined || each.start >= span.end) break;
      if (overlaps(each, span)) found.push(each);
    }
    return found;
  }
}
