import type { Candidate } from './plan.types.js';
import { RECIPES } from './recipes.js';
import type { Hand, Table } from './table.js';

/** Rounds of exchanges; each must lessen what is shared too much. */
const MAX_ROUNDS = 40;
/** Sentences tried, and exchanges made, to make room for one more. */
const TRIES = 6;
const PRESS_ROUNDS = 8;

/** Exchanges sentences between hands and the rest of the source until no two hands share more than they may. */
export class Settlement {
  private readonly keyPoints: ReadonlySet<number>;

  constructor(
    private readonly table: Table,
    private readonly valueFor: (hand: Hand, candidate: Candidate) => number,
    /** Fewest sentences a hand may be left with. */
    private readonly leastOf: (hand: Hand) => number,
  ) {
    this.keyPoints = new Set(table.plan.keyPoints.map(({ index }) => index));
  }

  /** Exchanges first; where none helps any more, the larger of two hands goes without. Sentences still shared too much. */
  run(): number {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const pairs = this.strained();
      if (pairs.length === 0) return 0;
      const hasMoved = pairs.some(([a, b]) => this.exchange(a, b) || this.exchange(b, a));
      if (hasMoved || pairs.some(([, smaller]) => this.grow(smaller, true))) continue;
      if (!pairs.some(([a, b]) => this.drop(a, b) || this.drop(b, a))) break;
    }
    return this.total(this.strained());
  }

  /** Pairs that share too much, the worst first, the larger hand first. */
  private strained(): [Hand, Hand, number][] {
    const pairs: [Hand, Hand, number][] = [];
    this.table.hands.forEach((a, at) => {
      for (const b of this.table.hands.slice(at + 1)) {
        const excess = this.table.excess(a, b);
        if (excess > 0) pairs.push(a.chosen.size >= b.chosen.size ? [a, b, excess] : [b, a, excess]);
      }
    });
    return pairs.sort((left, right) => right[2] - left[2]);
  }

  /** What a hand cannot give back: its opening, and the key points of a long piece. */
  private isKept(hand: Hand, index: number): boolean {
    return index === hand.hook?.index || (RECIPES[hand.format].isLong && this.keyPoints.has(index));
  }

  /** Gives a sentence back with all that lean on it. */
  private giveBack(hand: Hand, given: Candidate): void {
    this.table.giveBack(hand, given);
    for (const candidate of this.table.plan.candidates)
      if (candidate.needs === given.index && hand.chosen.has(candidate.index)) this.giveBack(hand, candidate);
  }

  private spare(hand: Hand, other: Hand): Candidate[] {
    return [...hand.chosen]
      .filter((index) => other.chosen.has(index) && !this.isKept(hand, index))
      .map((index) => this.table.plan.byIndex.get(index))
      .filter((candidate) => candidate !== undefined);
  }

  /** How much more is shared too much when a hand holds `taken` in place of `given`. */
  private change(hand: Hand, given: Candidate, taken: Candidate): number {
    const before = this.table.holdersOf(given.index);
    const after = this.table.holdersOf(taken.index);
    let change = 0;
    for (const other of this.table.hands) {
      if (other === hand) continue;
      const by = (after.includes(other) ? 1 : 0) - (before.includes(other) ? 1 : 0);
      if (by !== 0) change += this.table.excess(hand, other, by) - this.table.excess(hand, other);
    }
    return change;
  }

  private exchange(hand: Hand, other: Hand): boolean {
    let best: { given: Candidate; taken: Candidate; worth: number } | undefined;
    for (const given of this.spare(hand, other)) {
      for (const taken of this.table.plan.candidates) {
        if (other.chosen.has(taken.index) || !this.table.fits(hand, taken)) continue;
        if (taken.needs === given.index) continue;
        const change = this.change(hand, given, taken);
        const worth = this.valueFor(hand, taken) - change;
        if (change < 0 && (!best || worth > best.worth)) best = { given, taken, worth };
      }
    }
    if (!best) return false;
    this.giveBack(hand, best.given);
    this.table.take(hand, best.taken);
    return true;
  }

  /** One sentence more that makes nothing worse, or (`mustHelp`) lessens what is too much: it is a smaller part of more. */
  grow(hand: Hand, mustHelp: boolean): boolean {
    const before = this.table.totalExcess(hand);
    const fitting = this.table.plan.candidates
      .filter((candidate) => this.table.fits(hand, candidate))
      .map((candidate) => ({ candidate, value: this.valueFor(hand, candidate) }))
      .sort((a, b) => b.value - a.value);
    for (const { candidate } of fitting) {
      this.table.take(hand, candidate);
      const after = this.table.totalExcess(hand);
      if (mustHelp ? after < before : after <= before) return true;
      this.table.giveBack(hand, candidate);
    }
    return false;
  }

  /** One sentence more, the others making room for it by exchanges; false, and nothing changed, where they cannot. */
  press(hand: Hand): boolean {
    const snapshot = this.table.snapshot();
    const held = this.held();
    const before = this.total(this.strained());
    const fitting = this.table.plan.candidates
      .filter((candidate) => this.table.fits(hand, candidate))
      .map((candidate) => ({ candidate, value: this.valueFor(hand, candidate) }))
      .sort((a, b) => b.value - a.value);
    for (const { candidate } of fitting.slice(0, TRIES)) {
      this.table.take(hand, candidate);
      for (let round = 0; round < PRESS_ROUNDS; round += 1) {
        const pairs = this.strained();
        // an exchange gives back all that leans on a sentence: nothing may have grown
        if (this.total(pairs) <= before && this.held() > held) return true;
        if (!pairs.some(([a, b]) => this.exchange(a, b) || this.exchange(b, a))) break;
      }
      this.table.restore(snapshot);
    }
    return false;
  }

  /** Sentences in all hands. */
  private held(): number {
    return this.table.hands.reduce((sum, { chosen }) => sum + chosen.size, 0);
  }

  private total(pairs: readonly [Hand, Hand, number][]): number {
    return pairs.reduce((sum, [, , excess]) => sum + excess, 0);
  }

  private drop(hand: Hand, other: Hand): boolean {
    const given = this.spare(hand, other).at(-1);
    if (!given || hand.chosen.size <= this.leastOf(hand)) return false;
    this.giveBack(hand, given);
    return true;
  }
}
