import type { FormatKey } from '@repurpose/contract';
import type { OwnWords } from './own-words.js';
import type { Supply } from './sizes.js';
import { shortness } from './sizes.js';

/** Two outputs may share this part of the smaller one's sentences. */
const SHARED = 0.3;
/** A format and how many sentences of the source it holds. */
type Held = readonly [FormatKey, number];

/** How much two pieces of one source may have in common. */
export class Apart {
  /** A note has nothing to hold back: every piece tells most of it. */
  private readonly most: number;

  constructor(
    supply: Supply,
    private readonly own: OwnWords,
  ) {
    this.most = Math.max(SHARED, shortness(supply));
  }

  /** How many sentences two pieces may share, the smaller of which has so many; infinite where they may be the same. */
  private allowed(least: number): number {
    return this.most >= 1 ? Infinity : this.most * Math.max(1, least) + 1e-9;
  }

  /** How many sentences a piece has, its own and those of the source. */
  sizeOf([format, held]: Held): number {
    return held + this.own.count(format, held);
  }

  /** What two pieces have in common of what they may: above 1 is too much. */
  strain(a: Held, b: Held, shared: number): number {
    return (shared + this.own.common(a[0], b[0])) / this.allowed(Math.min(this.sizeOf(a), this.sizeOf(b)));
  }

  /** How many sentences two pieces share beyond what they may, the smaller of which has so many. */
  excess(least: number, shared: number): number {
    return Math.max(0, Math.ceil(shared - this.allowed(least)));
  }
}
