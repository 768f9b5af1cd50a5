import type { FormatKey, RepurposeSettings, Tone } from '@repurpose/contract';
import type { Supply } from './recipes.js';
import { LENGTH_FACTOR, RECIPES, retold, shortness } from './recipes.js';

/** Two outputs may share this part of the smaller one's sentences; long versions have to come back to more. */
const SHARED = 0.3;
const SHARED_WHEN_LONG = 0.45;
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

  constructor(supply: Supply, { tone, length }: Pick<RepurposeSettings, 'tone' | 'length'>) {
    this.tone = tone;
    const least = LENGTH_FACTOR[length] > 1 ? SHARED_WHEN_LONG : SHARED;
    this.usual = Math.max(least, shortness(supply));
    this.retelling = Math.max(least, retold(supply));
  }

  private voiced(a: FormatKey, b: FormatKey): number {
    if (this.tone === 'professional') return 0;
    return (WITH_LEAD.has(a) && WITH_LEAD.has(b)) || (WITH_CLOSE.has(a) && WITH_CLOSE.has(b)) ? 1 : 0;
  }

  private sentences([format, held]: Held): number {
    const spoken = this.tone === 'professional' ? 0 : asks(format);
    return held + asks(format) + spoken - (READ_APART.has(format) ? 1 : 0);
  }

  /** What two pieces have in common of what they may: above 1 is too much. */
  strain(a: Held, b: Held, shared: number): number {
    const most = RECIPES[a[0]].isLong || RECIPES[b[0]].isLong ? this.retelling : this.usual;
    if (most >= 1) return 0;
    const smaller = Math.max(1, Math.min(this.sentences(a), this.sentences(b)));
    return (shared + this.voiced(a[0], b[0])) / (most * smaller + 1e-9);
  }
}
