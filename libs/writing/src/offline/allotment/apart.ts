import type { FormatKey, Length } from '@repurpose/contract';
import type { OwnWords } from './own-words.js';
import { RECIPES } from './recipes.js';
import type { Supply } from './sizes.js';
import { shortness } from './sizes.js';

/** Two outputs may share this part of the smaller one's sentences. */
const SHARED = 0.3;
/** The same for a short text, which has few sentences that a piece can do without; all of it for a note. */
const SHARED_SHORT = 0.6;
/** Long versions, where one of the two is a long piece: who wishes for length gets it before variety. */
const SHARED_LONG = 0.6;
/** What is tried in turn on the way there: no more is shared than the length takes. */
export const EASINGS = [0, 0.34, 0.67, 1] as const;

/** Part of the smaller one's sentences that two outputs of a length may share, where the source is not short. */
export function sharedLimit(a: FormatKey, b: FormatKey, length: Length): number {
  return length > 50 && (RECIPES[a].isLong || RECIPES[b].isLong) ? SHARED_LONG : SHARED;
}

/** A format and how many sentences of the source it holds. */
type Held = readonly [FormatKey, number];

/** How much two pieces of one source may have in common. */
export class Apart {
  /** What any two pieces of this source may share. */
  private readonly usual: number;

  constructor(
    supply: Pick<Supply, 'usable' | 'words'>,
    private readonly own: OwnWords,
  ) {
    const short = shortness(supply);
    this.usual = short === 0 ? SHARED : SHARED_SHORT + (1 - SHARED_SHORT) * short;
  }

  /** Part of the smaller of two pieces that they may share; `eased` (0 to 1) of the way to what a length allows. */
  limit(a: FormatKey, b: FormatKey, length: Length, eased = 1): number {
    return this.usual + eased * Math.max(0, sharedLimit(a, b, length) - this.usual);
  }

  /** How many sentences two pieces may share, the smaller of which has so many; infinite where they may be the same. */
  private allowed(limit: number, least: number): number {
    return limit >= 1 ? Infinity : limit * Math.max(1, least) + 1e-9;
  }

  /** How many sentences a piece has, its own and those of the source. */
  sizeOf([format, held]: Held): number {
    return held + this.own.count(format);
  }

  /** What two pieces have in common of what they may: above 1 is too much. */
  strain(a: Held, b: Held, shared: number): number {
    const least = Math.min(this.sizeOf(a), this.sizeOf(b));
    return (shared + this.own.common(a[0], b[0])) / this.allowed(this.limit(a[0], b[0], 50), least);
  }

  /** How many sentences two pieces share beyond what they may, the smaller of which has so many. */
  excess(limit: number, least: number, shared: number): number {
    return Math.max(0, Math.ceil(shared - this.allowed(limit, least)));
  }
}
