import type { FormatKey, RepurposeSettings, Tone } from '@repurpose/contract';
import type { Supply } from './sizes.js';
import { RECIPES } from './recipes.js';
import { retold, shortness } from './sizes.js';

/** Two outputs may share this part of the smaller one's sentences. */
const SHARED = 0.3;
/** One sentence of these is read as a line (preheader, subtitle) or in a block of its own. */
const READ_APART: ReadonlySet<FormatKey> = new Set<FormatKey>(['email', 'medium', 'infographic']);
/** Where a tone's own sentences stand; pieces with the same one share it. */
const WITH_LEAD: ReadonlySet<FormatKey> = new Set<FormatKey>(['linkedin', 'facebook', 'email']);
const WITH_CLOSE: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'twitter',
  'instagram',
  'youtube',
  'podcast',
  'reels',
  'tiktok',
]);
/** Pieces that end by asking: one sentence more that is nobody else's. */
const asks = (format: FormatKey) => (WITH_LEAD.has(format) || WITH_CLOSE.has(format) ? 1 : 0);

/** A format and how many sentences of the source it holds. */
type Held = readonly [FormatKey, number];

/** How much two pieces of one source may have in common. */
export class Apart {
  /** A note has nothing to hold back: every piece tells most of it. */
  private readonly usual: number;
  /** A piece that retells a short text has all of it in common with the others. */
  private readonly retelling: number;
  private readonly tone: Tone;

  constructor(supply: Supply, { tone }: Pick<RepurposeSettings, 'tone'>) {
    this.tone = tone;
    this.usual = Math.max(SHARED, shortness(supply));
    this.retelling = Math.max(SHARED, retold(supply));
  }

  private voiced(a: FormatKey, b: FormatKey): number {
    if (this.tone === 'professional') return 0;
    return (WITH_LEAD.has(a) && WITH_LEAD.has(b)) || (WITH_CLOSE.has(a) && WITH_CLOSE.has(b)) ? 1 : 0;
  }

  private sentences([format, held]: Held): number {
    const spoken = this.tone === 'professional' ? 0 : asks(format);
    return held + asks(format) + spoken - (READ_APART.has(format) ? 1 : 0);
  }

  /** How many sentences two pieces may share; infinite where they may be the same. */
  private allowed(a: Held, b: Held): number {
    const most = RECIPES[a[0]].isLong || RECIPES[b[0]].isLong ? this.retelling : this.usual;
    if (most >= 1) return Infinity;
    const smaller = Math.max(1, Math.min(this.sentences(a), this.sentences(b)));
    return most * smaller + 1e-9;
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
