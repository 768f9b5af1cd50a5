import type { FormatKey, RepurposeSettings, Tone } from '@repurpose/contract';
import type { Supply } from './sizes.js';
import { ownSentences, shortness } from './sizes.js';

/** Two outputs may share this part of the smaller one's sentences. */
const SHARED = 0.3;
/** Where a tone's own sentences stand; pieces with the same one share it. */
const WITH_LEAD: ReadonlySet<FormatKey> = new Set<FormatKey>(['linkedin', 'facebook', 'email']);
const WITH_CLOSE: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'twitter',
  'instagram',
  'youtube',
  'reels',
  'tiktok',
]);
/** A format and how many sentences of the source it holds. */
type Held = readonly [FormatKey, number];

/** How much two pieces of one source may have in common. */
export class Apart {
  /** A note has nothing to hold back: every piece tells most of it. */
  private readonly most: number;
  private readonly tone: Tone;

  constructor(supply: Supply, { tone }: Pick<RepurposeSettings, 'tone'>) {
    this.tone = tone;
    this.most = Math.max(SHARED, shortness(supply));
  }

  private voiced(a: FormatKey, b: FormatKey): number {
    if (this.tone === 'professional') return 0;
    return (WITH_LEAD.has(a) && WITH_LEAD.has(b)) || (WITH_CLOSE.has(a) && WITH_CLOSE.has(b)) ? 1 : 0;
  }

  private sentences([format, held]: Held): number {
    const isVoiced = this.tone !== 'professional' && (WITH_LEAD.has(format) || WITH_CLOSE.has(format));
    const spoken = isVoiced ? 1 : 0;
    return held + ownSentences(format, held) + spoken;
  }

  /** How many sentences two pieces may share; infinite where they may be the same. */
  private allowed(a: Held, b: Held): number {
    if (this.most >= 1) return Infinity;
    const smaller = Math.max(1, Math.min(this.sentences(a), this.sentences(b)));
    return this.most * smaller + 1e-9;
  }

  /** What two pieces have in common of what they may: above 1 is too much. */
  strain(a: Held, b: Held, shared: number): number {
    return (shared + this.voiced(a[0], b[0])) / this.allowed(a, b);
  }

  /** How many sentences two pieces share beyond what they may. */
  excess(a: Held, b: Held, shared: number): number {
    return Math.max(0, Math.ceil(shared + this.voiced(a[0], b[0]) - this.allowed(a, b)));
  }
}
