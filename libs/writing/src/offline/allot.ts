import type { FormatKey, Length, TransformRequest } from '@repurpose/contract';
import { labelOf } from './brief.js';
import type { Candidate, Plan } from './plan.types.js';
import { RECIPES, sizeOf } from './recipes.js';

/** What one format was given of a source. */
export interface Allotment {
  /** A standing sentence to open with; not among `picks`. */
  hook: Candidate | null;
  /** In the source's order. */
  picks: Candidate[];
}

/** Two outputs of one source may share this part of the smaller one's sentences; long versions have to come back to more. */
const USUALLY_SHARED: Readonly<Record<Length, number>> = { 25: 0.3, 50: 0.3, 75: 0.5 };
const HOOK_ORDER: readonly FormatKey[] = [
  'linkedin',
  'twitter',
  'youtube',
  'instagram',
  'facebook',
  'podcast',
  'medium',
  'tiktok',
  'reels',
  'email',
];
const WITH_TITLE: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'email',
  'summary',
  'youtube',
  'medium',
  'podcast',
  'infographic',
]);

interface Hand {
  format: FormatKey;
  size: number;
  hook: Candidate | null;
  chosen: Set<number>;
  sections: Map<number, number>;
}

const allotments = new WeakMap<Plan, Map<string, Map<FormatKey, Allotment>>>();

/** Deals the sentences of a plan out to the formats of one request, so that they say the same and repeat little. */
class Deal {
  readonly hands: Hand[];
  private readonly uses = new Map<number, number>();

  constructor(
    private readonly plan: Plan,
    formats: readonly FormatKey[],
    private readonly length: Length,
  ) {
    this.hands = formats.map((format) => ({
      format,
      size: sizeOf(format, length, plan.candidates.length, plan.keyPoints.length),
      hook: null,
      chosen: new Set(),
      sections: new Map(),
    }));
  }

  /** A source with few sentences cannot keep twelve pieces apart: down to twelve of them, half may be shared. */
  private get maxShared(): number {
    const scarce = Math.max(0, Math.min(1, (36 - this.plan.candidates.length) / 24));
    return Math.max(USUALLY_SHARED[this.length], 0.3 + 0.2 * scarce);
  }

  private shared(a: Hand, b: Hand): number {
    let count = 0;
    for (const index of a.chosen) if (b.chosen.has(index)) count += 1;
    return count;
  }

  private fits(hand: Hand, candidate: Candidate): boolean {
    const recipe = RECIPES[hand.format];
    if (hand.chosen.has(candidate.index) || candidate.words > recipe.maxWords) return false;
    if (candidate.index === this.plan.titleSentence && WITH_TITLE.has(hand.format)) return false;
    if (candidate.needs === null) return true;
    return recipe.isLong && hand.chosen.has(candidate.needs) && hand.hook?.index !== candidate.needs;
  }

  private staysApart(hand: Hand, candidate: Candidate): boolean {
    return this.hands.every(
      (other) =>
        other === hand ||
        !other.chosen.has(candidate.index) ||
        this.shared(hand, other) + 1 <= this.maxShared * Math.min(hand.size, other.size),
    );
  }

  private take(hand: Hand, candidate: Candidate): void {
    hand.chosen.add(candidate.index);
    hand.sections.set(candidate.section, (hand.sections.get(candidate.section) ?? 0) + 1);
    this.uses.set(candidate.index, (this.uses.get(candidate.index) ?? 0) + 1);
  }

  /** Long pieces carry most key points; each leaves out others. */
  dealKeyPoints(): void {
    const { keyPoints } = this.plan;
    const long = this.hands.filter(({ format }) => RECIPES[format].isLong);
    const spared = Math.floor(keyPoints.length * 0.3);
    long.forEach((hand, at) => {
      const left = new Set(
        keyPoints
          .map((_, position) => position)
          .filter((position) => position % long.length === at)
          .slice(0, spared),
      );
      keyPoints.forEach((candidate, position) => {
        if (!left.has(position) && hand.chosen.size < hand.size && this.fits(hand, candidate))
          this.take(hand, candidate);
      });
    });
  }

  dealHooks(): void {
    const opened = new Set<number>();
    const byOrder = HOOK_ORDER.flatMap((format) => this.hands.filter((hand) => hand.format === format));
    for (const hand of byOrder) {
      const { hookChars } = RECIPES[hand.format];
      const best = this.plan.candidates
        .filter(
          (candidate) =>
            candidate.needs === null && candidate.text.length <= hookChars && candidate.text.length >= 12,
        )
        .filter(
          (candidate) =>
            !opened.has(candidate.index) && (this.fits(hand, candidate) || hand.chosen.has(candidate.index)),
        )
        .filter((candidate) => hand.chosen.has(candidate.index) || this.staysApart(hand, candidate))
        .toSorted((a, b) => hookValue(b, hookChars) - hookValue(a, hookChars))[0];
      if (!best || this.plan.candidates.length < 2) continue;
      opened.add(best.index);
      hand.hook = best;
      if (!hand.chosen.has(best.index)) this.take(hand, best);
    }
  }

  private value(hand: Hand, candidate: Candidate): number {
    const uses = this.uses.get(candidate.index) ?? 0;
    const crowd =
      (hand.sections.get(candidate.section) ?? 0) /
      Math.max(2, hand.size / Math.max(1, this.plan.sections.length));
    const size = this.length === 25 ? candidate.words : this.length === 75 ? -candidate.words : 0;
    return (
      candidate.score * RECIPES[hand.format].suits(candidate) - 0.09 * uses - 0.05 * crowd - 0.003 * size
    );
  }

  private pick(hand: Hand, isStrict: boolean): boolean {
    let best: Candidate | undefined;
    let bestValue = -Infinity;
    for (const candidate of this.plan.candidates) {
      if (!this.fits(hand, candidate)) continue;
      const value = this.value(hand, candidate);
      if (value <= bestValue || (isStrict && !this.staysApart(hand, candidate))) continue;
      best = candidate;
      bestValue = value;
    }
    if (best) this.take(hand, best);
    return best !== undefined;
  }

  /** Round by round, so that no format takes all the good ones. */
  dealRest(isLong: boolean): void {
    let open = this.hands.filter(({ format }) => RECIPES[format].isLong === isLong);
    while (open.length > 0)
      open = open.filter((hand) => hand.chosen.size < hand.size && this.pick(hand, true));
  }

  /** A short source cannot feed twelve pieces without repeating itself: each still gets a decent part of it. */
  dealShortfall(): void {
    for (const hand of this.hands) {
      const decent = Math.min(hand.size, Math.max(1, Math.round(Math.min(4, hand.size * 0.55))));
      while (hand.chosen.size < decent && this.pick(hand, false));
    }
  }

  /** Rounds ended before every hand was full: takes back from the larger hand what two hands share too much of. */
  takeBack(): void {
    const keys = new Set(this.plan.keyPoints.map(({ index }) => index));
    for (const a of this.hands) {
      for (const b of this.hands) {
        if (a === b || a.chosen.size < b.chosen.size || b.chosen.size < 4) continue;
        const needed = new Set([...a.chosen].map((index) => this.plan.byIndex.get(index)?.needs ?? -1));
        const spare = [...a.chosen].filter(
          (index) => b.chosen.has(index) && index !== a.hook?.index && !keys.has(index) && !needed.has(index),
        );
        while (spare.length > 0 && this.shared(a, b) > this.maxShared * b.chosen.size)
          a.chosen.delete(spare.pop() ?? -1);
      }
    }
  }

  allotment(hand: Hand): Allotment {
    const picks = this.plan.candidates.filter(
      ({ index }) => hand.chosen.has(index) && index !== hand.hook?.index,
    );
    return { hook: hand.hook, picks };
  }
}

function hookValue(candidate: Candidate, maxChars: number): number {
  const short = 1 - candidate.text.length / (maxChars * 2);
  const question = candidate.isQuestion ? 0.35 : 0;
  const item = candidate.isItem ? -0.08 : 0;
  const figure = candidate.figure ? 0.08 : 0;
  return candidate.score + 0.35 * short + question + item + figure;
}

function deal(plan: Plan, formats: readonly FormatKey[], length: Length): Map<FormatKey, Allotment> {
  const table = new Deal(plan, formats, length);
  table.dealKeyPoints();
  table.dealHooks();
  table.dealRest(false);
  table.dealRest(true);
  table.takeBack();
  table.dealShortfall();
  return new Map(table.hands.map((hand) => [hand.format, table.allotment(hand)]));
}

/** What a format may use; dealt once per plan, set of formats and length, so that all formats of a request fit together. */
export function allot(
  plan: Plan,
  request: Pick<TransformRequest, 'formats' | 'settings'>,
  format: FormatKey,
): Allotment {
  const formats = request.formats.includes(format) ? [...new Set(request.formats)].sort() : [format];
  const { length } = request.settings;
  const known = allotments.get(plan) ?? new Map<string, Map<FormatKey, Allotment>>();
  allotments.set(plan, known);
  const key = `${length} ${formats.join()}`;
  const dealt = known.get(key) ?? deal(plan, formats, length);
  known.set(key, dealt);
  return dealt.get(format) ?? { hook: null, picks: [] };
}
