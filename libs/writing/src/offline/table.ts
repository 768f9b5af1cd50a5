import type { FormatKey, Length, RepurposeSettings } from '@repurpose/contract';
import { Apart } from './apart.js';
import type { Candidate, Plan } from './plan.types.js';
import { RECIPES } from './recipes.js';
import type { Supply } from './sizes.js';
import { sizeOf } from './sizes.js';

const WITH_TITLE = new Set<string>(['email', 'summary', 'youtube', 'medium', 'podcast', 'infographic']);

/** What one format holds while the sentences are dealt. */
export interface Hand {
  format: FormatKey;
  /** Sentences it wants. */
  size: number;
  hook: Candidate | null;
  chosen: Set<number>;
  /** Section → how many sentences of it. */
  sections: Map<number, number>;
}

/** The hands of one request and what they have in common. */
export class Table {
  readonly hands: Hand[];
  readonly apart: Apart;
  private readonly supply: Supply;
  /** Sentence → the hands that hold it. */
  private readonly holders = new Map<number, Hand[]>();
  /** `a` and `b` → how many sentences they share. */
  private readonly shared = new Map<Hand, Map<Hand, number>>();

  constructor(
    readonly plan: Plan,
    formats: readonly FormatKey[],
    settings: Pick<RepurposeSettings, 'tone' | 'length'>,
    scale: number,
  ) {
    this.supply = {
      usable: plan.candidates.length,
      words: plan.sections.reduce((sum, { words }) => sum + words, 0),
      keyPoints: plan.keyPoints.length,
    };
    this.apart = new Apart(this.supply, settings);
    // a long version is a medium one that has grown
    const length = settings.length > 50 ? 50 : settings.length;
    this.hands = formats.map((format) => ({
      format,
      size: sizeOf(format, length, this.supply, scale),
      hook: null,
      chosen: new Set(),
      sections: new Map(),
    }));
  }

  /** Wants the sizes of a length. */
  resize(length: Length): void {
    for (const hand of this.hands) hand.size = Math.max(hand.size, sizeOf(hand.format, length, this.supply));
  }

  holdersOf(index: number): readonly Hand[] {
    return this.holders.get(index) ?? [];
  }

  sharedBy(a: Hand, b: Hand): number {
    return this.shared.get(a)?.get(b) ?? 0;
  }

  private addShared(a: Hand, b: Hand, change: number): void {
    const row = this.shared.get(a) ?? new Map<Hand, number>();
    this.shared.set(a, row.set(b, (row.get(b) ?? 0) + change));
  }

  /** Whether a format has a place for a sentence it does not hold yet. */
  fits(hand: Hand, candidate: Candidate): boolean {
    const recipe = RECIPES[hand.format];
    if (hand.chosen.has(candidate.index) || candidate.words > recipe.maxWords) return false;
    if (candidate.weight > recipe.maxWeight || (candidate.isFragment && !recipe.takesFragments)) return false;
    if (candidate.index === this.plan.titleSentence && WITH_TITLE.has(hand.format)) return false;
    if (candidate.needs === null) return true;
    return recipe.isLong && hand.chosen.has(candidate.needs) && hand.hook?.index !== candidate.needs;
  }

  take(hand: Hand, { index, section }: Candidate): void {
    const holders = this.holdersOf(index);
    for (const other of holders) {
      this.addShared(hand, other, 1);
      this.addShared(other, hand, 1);
    }
    this.holders.set(index, [...holders, hand]);
    hand.chosen.add(index);
    hand.sections.set(section, (hand.sections.get(section) ?? 0) + 1);
  }

  giveBack(hand: Hand, { index, section }: Candidate): void {
    const rest = this.holdersOf(index).filter((other) => other !== hand);
    for (const other of rest) {
      this.addShared(hand, other, -1);
      this.addShared(other, hand, -1);
    }
    this.holders.set(index, rest);
    hand.chosen.delete(index);
    hand.sections.set(section, (hand.sections.get(section) ?? 1) - 1);
  }

  /** Sentences that two hands share beyond what they may, were they to share `change` more. */
  excess(a: Hand, b: Hand, change = 0): number {
    return this.apart.excess(
      [a.format, a.chosen.size],
      [b.format, b.chosen.size],
      this.sharedBy(a, b) + change,
    );
  }

  /** What all hands hold, to come back to. */
  snapshot(): ReadonlySet<number>[] {
    return this.hands.map(({ chosen }) => new Set(chosen));
  }

  restore(held: readonly ReadonlySet<number>[]): void {
    this.hands.forEach((hand, at) => {
      const before = held[at] ?? new Set();
      for (const candidate of this.plan.candidates) {
        const [has, had] = [hand.chosen.has(candidate.index), before.has(candidate.index)];
        if (has && !had) this.giveBack(hand, candidate);
        if (had && !has) this.take(hand, candidate);
      }
    });
  }

  /** The same of a hand with all others. */
  totalExcess(hand: Hand): number {
    return this.hands.reduce((sum, other) => sum + (other === hand ? 0 : this.excess(hand, other)), 0);
  }
}
