import type { Candidate } from '../analysis/analysis.types.js';
import { RECIPES } from './recipes.js';
import type { Hand } from './hand.js';
import type { Table } from './table.js';
import { withdraw } from './withdraw.js';

/** Rounds of exchanges; each must lessen what is shared too much. */
const MAX_ROUNDS = 40;
/** Sentences tried, and exchanges made, to make room for one more. */
const TRIES = 6;
const PRESS_ROUNDS = 8;
/** Exchanges tried where none helps at once, how many of them are not undone, and what sharing less is worth then. */
const SHUFFLES = 60;
const MEMORY = 12;
const HASTE = 4;
/** Words more that are seen to be more, whatever headings and notes come with them. */
const NOTICED = 4;
/** Sentences shared too much that exchanges may still undo. */
const FEW = 6;

/** Hands that share a sentence, and how much of it. */
type Shares = ReadonlyMap<Hand, number>;

/** One sentence of a hand for another. */
interface Exchange {
  hand: Hand;
  given: Candidate;
  taken: Candidate;
}

/** Exchanges sentences between hands and the rest of the source until no two hands share more than they may. */
export class Settlement {
  private readonly keyPoints: ReadonlySet<number>;

  constructor(
    private readonly table: Table,
    private readonly valueFor: (hand: Hand, candidate: Candidate) => number,
    /** Fewest sentences a hand may be left with. */
    private readonly leastOf: (hand: Hand) => number,
    /** Part of the key points that a long piece must carry. */
    private readonly carried: number,
  ) {
    this.keyPoints = new Set(table.plan.keyPoints.map(({ index }) => index));
  }

  /** Exchanges first; where none helps any more, the larger of two hands goes without. Sentences still shared too much. */
  private run(): number {
    let hasShuffled = false;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const pairs = this.strained();
      if (pairs.length === 0) return 0;
      const hasMoved = pairs.some(([a, b]) => this.exchange(a, b) || this.exchange(b, a));
      if (hasMoved || pairs.some(([, smaller]) => this.grow(smaller, true))) continue;
      if (!hasShuffled && this.total(pairs) <= FEW) {
        hasShuffled = true;
        this.shuffle();
        continue;
      }
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

  /** What a hand cannot give back: the key points that a long piece must carry. */
  private isKept(hand: Hand, index: number): boolean {
    if (!RECIPES[hand.format].isLong || !this.keyPoints.has(index)) return false;
    const carried = [...hand.chosen].filter((each) => this.keyPoints.has(each)).length;
    return carried <= Math.ceil(this.keyPoints.size * this.carried);
  }

  /** Whether a sentence goes when another one is given back: it needs it, or one that needs it. */
  private leansOn({ needs }: Candidate, given: Candidate): boolean {
    if (needs === null || needs === given.index) return needs !== null;
    const before = this.table.plan.byIndex.get(needs);
    return before !== undefined && this.leansOn(before, given);
  }

  /** A hand takes what it has a place for and the other does not say; an opening is given back only for another one. */
  private mayReplace(hand: Hand, given: Candidate, taken: Candidate): boolean {
    if (this.leansOn(taken, given) || !this.table.fits(hand, taken)) return false;
    return given.index !== hand.hook?.index || this.table.mayOpen(hand, taken);
  }

  private spare(hand: Hand, other: Hand): Candidate[] {
    return [...hand.chosen]
      .filter((index) => other.chosen.has(index) && !this.isKept(hand, index))
      .map((index) => this.table.plan.byIndex.get(index))
      .filter((candidate) => candidate !== undefined)
      .filter((candidate) => this.table.sharersOf(hand, candidate).some(([each]) => each === other));
  }

  /** How much more is shared too much when a hand holds `taken` in place of what others (`before`) share with it. */
  private change(hand: Hand, before: Shares, taken: Candidate): number {
    const after = this.table.sharersOf(hand, taken);
    const by = (other: Hand, more: number): number =>
      more === 0 ? 0 : this.table.excess(hand, other, more) - this.table.excess(hand, other);
    let change = 0;
    for (const [other, alike] of after) change += by(other, alike - (before.get(other) ?? 0));
    for (const [other, alike] of before)
      if (after.every(([each]) => each !== other)) change += by(other, -alike);
    return change;
  }

  /** The best sentence for one that two hands share; with `barred` also one that does not help, which may lead on. */
  private bestExchange(hand: Hand, other: Hand, barred?: ReadonlySet<number>): Exchange | undefined {
    let best: (Exchange & { worth: number }) | undefined;
    for (const given of this.spare(hand, other)) {
      const before: Shares = new Map(this.table.sharersOf(hand, given));
      for (const taken of this.table.plan.candidates) {
        if (barred?.has(taken.index) || !this.mayReplace(hand, given, taken)) continue;
        const change = this.change(hand, before, taken);
        if (change >= 0 && !barred) continue;
        const worth = this.valueFor(hand, taken) - (barred ? HASTE * change : change);
        if (!best || worth > best.worth) best = { hand, given, taken, worth };
      }
    }
    return best;
  }

  private make({ hand, given, taken }: Exchange): void {
    if (hand.hook?.index === given.index) hand.hook = taken;
    withdraw(this.table, hand, given);
    this.table.take(hand, taken);
  }

  private exchange(hand: Hand, other: Hand): boolean {
    const best = this.bestExchange(hand, other);
    if (best) this.make(best);
    return best !== undefined;
  }

  /** Exchanges that do not help at once, none undone for a while; ends with the best that was found. */
  private shuffle(): void {
    let least = this.total(this.strained());
    let found = this.table.snapshot();
    const given: [Hand, number][] = [];
    for (let turn = 0; turn < SHUFFLES && least > 0; turn += 1) {
      const pairs = this.strained();
      const [a, b] = pairs[turn % pairs.length] ?? [];
      if (!a || !b) break;
      const hand = turn % 2 === 0 ? a : b;
      const barred = new Set(given.slice(-MEMORY).flatMap(([each, index]) => (each === hand ? [index] : [])));
      const best = this.bestExchange(hand, hand === a ? b : a, barred);
      if (!best) continue;
      this.make(best);
      given.push([hand, best.given.index]);
      const total = this.total(this.strained());
      if (total < least) [least, found] = [total, this.table.snapshot()];
    }
    this.table.restore(found);
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

  /** Settles, and gives every hand what a decent piece has; sentences still shared too much. */
  settle(decent: (hand: Hand) => number): number {
    const excess = this.run();
    this.fill(decent);
    return excess;
  }

  /** Gives every hand what a decent piece has, as far as that makes nothing worse. */
  private fill(decent: (hand: Hand) => number): void {
    let open = this.table.hands;
    while (open.length > 0)
      open = open.filter((hand) => hand.chosen.size < decent(hand) && this.grow(hand, false));
  }

  /** One sentence more, the others making room for it by exchanges; false, and nothing changed, where they cannot. */
  press(hand: Hand): boolean {
    const snapshot = this.table.snapshot();
    const held = this.held();
    const words = this.table.hands.map((each) => this.table.wordsOf(each));
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
        if (this.total(pairs) <= before && this.held() > held && !this.hasShrunk(snapshot, words))
          return true;
        if (!pairs.some(([a, b]) => this.exchange(a, b) || this.exchange(b, a))) break;
      }
      this.table.restore(snapshot);
    }
    return false;
  }

  /** Whether an exchange left a hand other sentences and not more to say: a longer version of all is shorter for none. */
  private hasShrunk(before: readonly Pick<Hand, 'chosen' | 'hook'>[], words: readonly number[]): boolean {
    return this.table.hands.some((hand, at) => {
      const isSame = [...hand.chosen].every((index) => before[at]?.chosen.has(index));
      return !isSame && this.table.wordsOf(hand) < (words[at] ?? 0) + NOTICED;
    });
  }

  /** Sentences in all hands. */
  private held(): number {
    return this.table.hands.reduce((sum, { chosen }) => sum + chosen.size, 0);
  }

  private total(pairs: readonly [Hand, Hand, number][]): number {
    return pairs.reduce((sum, [, , excess]) => sum + excess, 0);
  }

  private drop(hand: Hand, other: Hand): boolean {
    const given = this.spare(hand, other)
      .filter(({ index }) => index !== hand.hook?.index)
      .at(-1);
    if (!given || hand.chosen.size <= this.leastOf(hand)) return false;
    withdraw(this.table, hand, given);
    return true;
  }
}
