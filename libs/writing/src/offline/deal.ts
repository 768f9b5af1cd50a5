import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import { HOOK_ORDER, canOpen, hookValue } from './hooks.js';
import type { Candidate, Plan } from './plan.types.js';
import { LENGTH_FACTOR, RECIPES, shortness, sizeOf } from './recipes.js';
import { toneBias } from './tone-bias.js';

/** What one format was given of a source. */
export interface Allotment {
  /** A standing sentence to open with; not among `picks`. */
  hook: Candidate | null;
  /** In the source's order. */
  picks: Candidate[];
}

/** Two outputs may share this part of the smaller one's sentences; long versions have to come back to more. */
const SHARED = 0.3;
const SHARED_WHEN_LONG = 0.5;
/** One sentence of these is read as a line (preheader, subtitle) or in a block of its own. */
const READ_APART: ReadonlySet<FormatKey> = new Set<FormatKey>(['email', 'medium', 'infographic']);
const WITH_TITLE: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'email',
  'summary',
  'youtube',
  'medium',
  'podcast',
  'infographic',
]);
/** Fewest sentences that make a decent piece, where the source has them. */
const DECENT: Readonly<Partial<Record<FormatKey, number>>> = {
  infographic: 6,
  summary: 5,
  twitter: 6,
  linkedin: 5,
  facebook: 3,
  instagram: 4,
  reels: 4,
  tiktok: 4,
};

interface Hand {
  format: FormatKey;
  size: number;
  hook: Candidate | null;
  chosen: Set<number>;
  sections: Map<number, number>;
}

/** Deals the sentences of a plan out to the formats of one request, so that they say the same and repeat little. */
export class Deal {
  readonly hands: Hand[];
  /** Sentence → the hands that hold it. */
  private readonly holders = new Map<number, Hand[]>();
  /** `a` and `b` → how many sentences they share. */
  private readonly shared = new Map<Hand, Map<Hand, number>>();
  private readonly maxShared: number;

  constructor(
    private readonly plan: Plan,
    formats: readonly FormatKey[],
    private readonly settings: Pick<RepurposeSettings, 'tone' | 'length'>,
  ) {
    const usable = plan.candidates.length;
    const usual = LENGTH_FACTOR[settings.length] > 1 ? SHARED_WHEN_LONG : SHARED;
    // a note has nothing to hold back: every piece tells most of it
    this.maxShared = Math.max(usual, shortness(usable));
    this.hands = formats.map((format) => ({
      format,
      size: sizeOf(format, settings.length, usable, plan.keyPoints.length),
      hook: null,
      chosen: new Set(),
      sections: new Map(),
    }));
  }

  private sharedBy(a: Hand, b: Hand): number {
    return this.shared.get(a)?.get(b) ?? 0;
  }

  private addShared(a: Hand, b: Hand, change: number): void {
    const row = this.shared.get(a) ?? new Map<Hand, number>();
    this.shared.set(a, row.set(b, (row.get(b) ?? 0) + change));
  }

  private fits(hand: Hand, candidate: Candidate): boolean {
    const recipe = RECIPES[hand.format];
    if (hand.chosen.has(candidate.index) || candidate.words > recipe.maxWords) return false;
    if (candidate.weight > recipe.maxWeight || (candidate.isFragment && !recipe.takesFragments)) return false;
    if (candidate.index === this.plan.titleSentence && WITH_TITLE.has(hand.format)) return false;
    if (candidate.needs === null) return true;
    return recipe.isLong && hand.chosen.has(candidate.needs) && hand.hook?.index !== candidate.needs;
  }

  private decent({ format, size }: Hand): number {
    return Math.min(size, DECENT[format] ?? Math.ceil(size * 0.75));
  }

  /** The size that what a hand may share is measured by: what it is sure to hold. */
  private room(hand: Hand): number {
    const apart = READ_APART.has(hand.format) ? 1 : 0;
    return Math.min(hand.size, Math.max(this.decent(hand), hand.chosen.size + 1)) - apart;
  }

  private staysApart(hand: Hand, candidate: Candidate): boolean {
    const others = this.holders.get(candidate.index) ?? [];
    return others.every(
      (other) =>
        this.sharedBy(hand, other) + 1 <= this.maxShared * Math.min(this.room(hand), this.room(other)),
    );
  }

  private take(hand: Hand, candidate: Candidate): void {
    const holders = this.holders.get(candidate.index) ?? [];
    for (const other of holders) {
      this.addShared(hand, other, 1);
      this.addShared(other, hand, 1);
    }
    this.holders.set(candidate.index, [...holders, hand]);
    hand.chosen.add(candidate.index);
    hand.sections.set(candidate.section, (hand.sections.get(candidate.section) ?? 0) + 1);
  }

  private giveBack(hand: Hand, index: number): void {
    const rest = (this.holders.get(index) ?? []).filter((other) => other !== hand);
    for (const other of rest) {
      this.addShared(hand, other, -1);
      this.addShared(other, hand, -1);
    }
    this.holders.set(index, rest);
    hand.chosen.delete(index);
  }

  run(): void {
    this.dealKeyPoints();
    this.dealHooks();
    this.dealRest(true);
    this.dealRest(false);
    this.takeBack();
    this.dealShortfall();
  }

  /** Long pieces carry most key points; each leaves out others. */
  private dealKeyPoints(): void {
    const { keyPoints } = this.plan;
    const long = this.hands.filter(({ format }) => RECIPES[format].isLong);
    const spared = Math.floor(keyPoints.length * 0.3);
    long.forEach((hand, at) => {
      const left = new Set(
        Array.from({ length: spared }, (_, turn) => (at + turn * long.length) % keyPoints.length),
      );
      keyPoints.forEach((candidate, position) => {
        if (!left.has(position) && hand.chosen.size < hand.size && this.fits(hand, candidate))
          this.take(hand, candidate);
      });
    });
  }

  private dealHooks(): void {
    if (this.plan.candidates.length < 2) return;
    const opened = new Set<number>();
    const inOrder = HOOK_ORDER.flatMap((format) => this.hands.filter((hand) => hand.format === format));
    for (const hand of inOrder) {
      const own = (candidate: Candidate): boolean => hand.chosen.has(candidate.index);
      const best = this.plan.candidates
        .filter((candidate) => canOpen(candidate, hand.format) && !opened.has(candidate.index))
        .filter(
          (candidate) => own(candidate) || (this.fits(hand, candidate) && this.staysApart(hand, candidate)),
        )
        .map((candidate) => ({
          candidate,
          value: hookValue(candidate, hand.format, this.plan) + toneBias(this.settings.tone, candidate),
        }))
        .sort((a, b) => b.value - a.value)[0]?.candidate;
      if (!best) continue;
      opened.add(best.index);
      hand.hook = best;
      if (!own(best)) this.take(hand, best);
    }
  }

  private value(hand: Hand, candidate: Candidate): number {
    const recipe = RECIPES[hand.format];
    const uses = this.holders.get(candidate.index)?.length ?? 0;
    const inSection = hand.sections.get(candidate.section) ?? 0;
    const crowd = 0.05 * (inSection / Math.max(2, hand.size / Math.max(1, this.plan.sections.length)));
    // a long piece goes deeper into the parts it has rather than touching every part
    const stray = recipe.isLong && inSection === 0 && hand.sections.size >= recipe.maxSections ? 0.5 : 0;
    const factor = LENGTH_FACTOR[this.settings.length];
    const size = factor === 1 ? 0 : factor < 1 ? candidate.words : -candidate.words;
    const worth = candidate.score * recipe.suits(candidate) + toneBias(this.settings.tone, candidate);
    return worth - (recipe.isLong ? 0.12 : 0.06) * uses - crowd - stray - 0.003 * size;
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

  /** Round by round, so that no format takes all the good ones; first the short pieces; long ones draw twice. */
  private dealRest(isFirst: boolean): void {
    const full = (hand: Hand): number => (isFirst ? this.decent(hand) : hand.size);
    const draws = (hand: Hand): boolean => hand.chosen.size < full(hand) && this.pick(hand, true);
    let open = this.hands.filter(({ format }) => !isFirst || !RECIPES[format].isLong);
    while (open.length > 0)
      open = open.filter((hand) => draws(hand) && (!RECIPES[hand.format].isLong || draws(hand)));
  }

  /** Not every hand got full: takes back from the larger one what two hands share too much of. */
  private takeBack(): void {
    const kept = new Set(this.plan.keyPoints.map(({ index }) => index));
    for (const a of this.hands) {
      for (const b of this.hands) {
        if (a === b || a.chosen.size < b.chosen.size || b.chosen.size < 4) continue;
        const leanedOn = new Set([...a.chosen].map((index) => this.plan.byIndex.get(index)?.needs));
        const spare = [...a.chosen].filter(
          (index) =>
            b.chosen.has(index) && index !== a.hook?.index && !kept.has(index) && !leanedOn.has(index),
        );
        while (spare.length > 0 && this.sharedBy(a, b) > this.maxShared * b.chosen.size)
          this.giveBack(a, spare.pop() ?? -1);
      }
    }
  }

  /** A short source cannot feed twelve pieces without repeating itself: each still gets a decent part of it. */
  private dealShortfall(): void {
    for (const hand of this.hands) {
      const decent = RECIPES[hand.format].isLong ? Math.min(4, hand.size) : this.decent(hand);
      while (hand.chosen.size < decent && this.pick(hand, false));
    }
    // one long sentence is all there is: every piece is made of it, and the exit of the writers fits it in
    const [only] = this.plan.candidates;
    for (const hand of this.hands) if (hand.chosen.size === 0 && only) this.take(hand, only);
  }

  allotment(hand: Hand): Allotment {
    const picks = this.plan.candidates.filter(
      ({ index }) => hand.chosen.has(index) && index !== hand.hook?.index,
    );
    return { hook: hand.hook, picks };
  }
}
