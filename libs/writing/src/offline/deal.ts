import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import { HOOK_ORDER, canOpen, hookValue } from './hooks.js';
import type { Candidate, Plan } from './plan.types.js';
import { DECENT, LENGTH_FACTOR, RECIPES, sizeOf } from './recipes.js';
import { Apart } from './apart.js';
import { toneBias } from './tone-bias.js';

/** What one format was given of a source. */
export interface Allotment {
  /** A standing sentence to open with; not among `picks`. */
  hook: Candidate | null;
  /** In the source's order. */
  picks: Candidate[];
}

const WITH_TITLE = new Set<string>(['email', 'summary', 'youtube', 'medium', 'podcast', 'infographic']);
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
  private readonly apart: Apart;

  constructor(
    private readonly plan: Plan,
    formats: readonly FormatKey[],
    private readonly settings: Pick<RepurposeSettings, 'tone' | 'length'>,
  ) {
    const supply = {
      usable: plan.candidates.length,
      words: plan.sections.reduce((sum, { words }) => sum + words, 0),
      keyPoints: plan.keyPoints.length,
    };
    this.apart = new Apart(supply, settings);
    this.hands = formats.map((format) => ({
      format,
      size: sizeOf(format, settings.length, supply),
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
    return Math.min(hand.size, Math.max(this.decent(hand), hand.chosen.size + 1));
  }

  /** How near a hand comes to sharing too much, were it to take a sentence; above 1 is too much. */
  private strain(hand: Hand, candidate: Candidate): number {
    let most = 0;
    for (const other of this.holders.get(candidate.index) ?? []) {
      const pair = [
        [hand.format, this.room(hand)],
        [other.format, this.room(other)],
      ] as const;
      most = Math.max(most, this.apart.strain(...pair, this.sharedBy(hand, other) + 1));
    }
    return most;
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
    // first what the long pieces cannot do without, then the short pieces, then all
    this.dealUpTo((hand) => (RECIPES[hand.format].isLong ? Math.ceil(hand.size * 0.6) : 0));
    this.dealUpTo((hand) => (RECIPES[hand.format].isLong ? 0 : this.decent(hand)));
    this.dealUpTo(({ size }) => size);
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
          (candidate) => own(candidate) || (this.fits(hand, candidate) && this.strain(hand, candidate) <= 1),
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
      let value = this.value(hand, candidate);
      if (value <= bestValue) continue;
      const strain = this.strain(hand, candidate);
      if (strain > 1) {
        if (isStrict) continue;
        value -= strain;
        if (value <= bestValue) continue;
      }
      best = candidate;
      bestValue = value;
    }
    if (best) this.take(hand, best);
    return best !== undefined;
  }

  /** Round by round, so that no format takes all the good ones; long ones draw twice. */
  private dealUpTo(full: (hand: Hand) => number): void {
    const draws = (hand: Hand): boolean => hand.chosen.size < full(hand) && this.pick(hand, true);
    let open = [...this.hands];
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
        while (
          spare.length > 0 &&
          this.apart.strain([a.format, a.chosen.size], [b.format, b.chosen.size], this.sharedBy(a, b)) > 1
        )
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
