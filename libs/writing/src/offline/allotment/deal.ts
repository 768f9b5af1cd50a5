import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import { dealHooks } from './deal-hooks.js';
import { dealKeyPoints } from './deal-key-points.js';
import { dealProcedure } from './deal-procedure.js';
import { lengthen } from './lengthen.js';
import { OwnWords } from './own-words.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { RECIPES } from './recipes.js';
import type { Supply } from './sizes.js';
import { DECENT, LEAST, LENGTH_FACTOR, carriedPart, roomFor, sizeOf } from './sizes.js';
import { Settlement } from './settle.js';
import { namesSubject } from './subject.js';
import type { Hand } from './hand.js';
import { Table, titlesOf } from './table.js';
import { inOrder, toldOn } from './told-on.js';
import { toneBias } from './tone-bias.js';
import { voiceOf } from '../voice-of.js';
import { withdrawUnanswered } from './withdraw.js';
import { worded } from '../wording/wording.js';

/** What one format was given of a source, worded as it says it. */
export interface Allotment {
  /** A standing sentence to open with; not among `picks`. */
  hook: Candidate | null;
  /** In the source’s order, but for what goes on from the opening: that comes first. */
  picks: Candidate[];
}

/** What an opening is worth less that another piece has: a poor one of one's own is worse. */
const USED = 0.35;
/** What a sentence loses that is bound to what is not told. */
const LONE = 0.4;
/** What a sentence loses by those of its part that a piece has already. */
const CROWD = { usual: 0.05, spread: 0.15 } as const;
/** Sentences that make a part of a long piece. */
const SECTION = 2;

/** Deals the sentences of a plan out to the formats of one request, so that they say the same and repeat little. */
export class Deal {
  private readonly table: Table;
  private readonly own: OwnWords;
  private isGrowing = false;

  constructor(
    private readonly plan: Plan,
    formats: readonly FormatKey[],
    private readonly settings: RepurposeSettings,
    /** Part of its usual size, or how many sentences each format is to have. */
    size: number | ReadonlyMap<FormatKey, number>,
    /** Which way the key points are spared; from 1 on no piece is given a point to make, from 2 on none opens with the title. */
    private readonly turn = 0,
  ) {
    this.own = new OwnWords(voiceOf(plan, settings));
    // a long version is a medium one that has grown
    const length = settings.length > 50 ? 50 : settings.length;
    const wanted = (format: FormatKey, supply: Supply): number =>
      typeof size === 'number'
        ? sizeOf(format, supply, { length, own: this.own, scale: size })
        : (size.get(format) ?? 1);
    this.table = new Table(plan, formats, wanted, this.own, settings.formality);
  }

  /** Deals all; how many sentences are still shared too much, after those that cannot help it have gone without. */
  run(): number {
    dealProcedure(this.table);
    dealKeyPoints(this.table, this.settings.length, Math.min(this.turn, 1));
    // where that is too much in common, another deal does without
    if (this.turn === 0) this.dealCores();
    this.dealHooks();
    // first what the long pieces cannot do without, then the short pieces, then all
    this.dealUpTo((hand) =>
      RECIPES[hand.format].isLong ? Math.max(Math.ceil(hand.size * 0.6), this.least(hand)) : 0,
    );
    this.dealUpTo((hand) => (RECIPES[hand.format].isLong ? 0 : this.decent(hand)));
    this.dealUpTo(({ size }) => size);
    this.dealShortfall();
    const valueFor = (hand: Hand, candidate: Candidate): number => this.value(hand, candidate);
    const settlement = new Settlement(
      this.table,
      valueFor,
      (hand) => this.least(hand),
      carriedPart(this.settings.length),
    );
    const settle = (): number => settlement.settle((hand) => this.decent(hand));
    let excess = settle();
    if (LENGTH_FACTOR[this.settings.length] > 1) {
      this.isGrowing = true;
      lengthen(this.table, settlement, this.settings.length);
    }
    this.settleHooks();
    if (withdrawUnanswered(this.table)) {
      this.dealShortfall();
      excess = settle();
    }
    return excess;
  }

  allotments(): Map<FormatKey, Allotment> {
    return new Map(this.table.hands.map((hand) => [hand.format, this.allotment(hand)]));
  }

  private least({ format, size }: Hand): number {
    if (!RECIPES[format].isLong) return LEAST;
    return Math.min(size, roomFor(this.plan.keyPoints.length, this.settings.length, format, this.own));
  }

  private decent({ format, size }: Hand): number {
    return Math.min(size, DECENT[format] ?? Math.ceil(size * 0.75));
  }

  /** The size that what a hand may share is measured by: what it is sure to hold. */
  private room(hand: Hand): number {
    return Math.min(hand.size, Math.max(this.decent(hand), hand.sentences + 1));
  }

  /** How near a hand comes to sharing too much, were it to take a sentence; above 1 is too much. */
  private strain(hand: Hand, candidate: Candidate): number {
    let most = 0;
    for (const [other, alike] of this.table.sharersOf(hand, candidate)) {
      const pair = [
        [hand.format, this.room(hand)],
        [other.format, this.room(other)],
      ] as const;
      const shared = this.table.sharedBy(hand, other) + alike + titlesOf(hand, other);
      most = Math.max(most, this.table.apart.strain(...pair, shared));
    }
    return most;
  }

  /** Every short piece makes one of the points, a summary two: the best that leaves it room to differ. */
  private dealCores(): void {
    const { keyPoints } = this.plan;
    for (const hand of this.table.hands.filter(({ format }) => !RECIPES[format].isLong)) {
      const fitting = keyPoints.filter((candidate) => this.table.fits(hand, candidate));
      for (let turn = hand.format === 'summary' ? 2 : 1; turn > 0; turn -= 1) {
        const open = fitting.filter((each) => !hand.chosen.has(each.index) && this.strain(hand, each) <= 1);
        const [best] = open.toSorted((a, b) => this.value(hand, b) - this.value(hand, a));
        if (best) this.table.take(hand, best);
      }
    }
  }

  private opening(isFinal: boolean): Parameters<typeof dealHooks>[0] {
    return { table: this.table, tone: this.settings.tone, used: USED, isFinal, mayTitle: this.turn < 2 };
  }

  private dealHooks(): void {
    dealHooks(this.opening(false), (hand, candidate) => {
      if (hand.chosen.has(candidate.index)) return true;
      return this.table.fitsIn(hand, candidate) && this.strain(hand, candidate) <= 1;
    });
  }

  /** Exchanges may have left a piece a poor opening: the best of what it holds opens it. */
  private settleHooks(): void {
    dealHooks(
      this.opening(true),
      ({ format, chosen }, { index }) =>
        chosen.has(index) &&
        (RECIPES[format].opensOn ||
          !chosen.has(index + 1) ||
          this.plan.byIndex.get(index + 1)?.needs !== index),
    );
  }

  private value(hand: Hand, candidate: Candidate): number {
    const recipe = RECIPES[hand.format];
    const uses = this.table.holdersOf(candidate.index).length;
    const inSection = hand.sections.get(candidate.section) ?? 0;
    const crowd =
      (recipe.spreads ? CROWD.spread : CROWD.usual) *
      (inSection / Math.max(2, hand.size / Math.max(1, this.plan.sections.length)));
    // a long piece goes deeper into the parts it has rather than touching every part
    const most = Math.min(recipe.maxSections, Math.max(2, Math.floor(hand.size / SECTION)));
    const stray = recipe.isLong && inSection === 0 && hand.sections.size >= most ? 0.5 : 0;
    // a long version is the medium one first
    const lengthFactor = LENGTH_FACTOR[this.settings.length];
    const factor = this.isGrowing ? lengthFactor : Math.min(1, lengthFactor);
    const { words } = candidate.wordings[hand.form];
    const size = factor === 1 ? 0 : factor < 1 ? words : -words;
    const worth = candidate.score * recipe.suits(candidate, words) + toneBias(this.settings.tone, candidate);
    return (
      worth + this.fit(hand, candidate) - (recipe.isLong ? 0.12 : 0.06) * uses - crowd - stray - 0.008 * size
    );
  }

  /** What a sentence gains or loses by what a hand holds beside it. */
  private fit(hand: Hand, candidate: Candidate): number {
    const told = toldOn(this.plan, hand, candidate);
    // what was named before reads on; by itself it makes one ask which
    const lone = told === 0 ? LONE * candidate.bond : 0;
    return told + namesSubject(this.plan, hand, candidate) - lone;
  }

  private pick(hand: Hand, isStrict: boolean): boolean {
    let best: Candidate | undefined;
    let bestValue = -Infinity;
    for (const candidate of this.plan.candidates) {
      if (!this.table.fits(hand, candidate)) continue;
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
    if (best) this.table.take(hand, best);
    return best !== undefined;
  }

  /** Round by round, so that no format takes all the good ones; long ones draw twice. */
  private dealUpTo(full: (hand: Hand) => number): void {
    const draws = (hand: Hand): boolean => hand.chosen.size < full(hand) && this.pick(hand, true);
    let open = [...this.table.hands];
    while (open.length > 0)
      open = open.filter((hand) => draws(hand) && (!RECIPES[hand.format].isLong || draws(hand)));
  }

  /** A short source feeds no twelve pieces without repeating itself: each still gets a decent part, before all is settled. */
  private dealShortfall(): void {
    for (const hand of this.table.hands) {
      const decent = this.decent(hand);
      while (hand.chosen.size < decent && this.pick(hand, false));
    }
    // one long sentence is all there is: every piece is made of it, and the exit of the writers fits it in
    const [only] = this.plan.candidates;
    for (const hand of this.table.hands) if (hand.chosen.size === 0 && only) this.table.take(hand, only);
  }

  private allotment(hand: Hand): Allotment {
    const said = (candidate: Candidate): Candidate => worded(candidate, hand.form);
    const picks = this.plan.candidates.filter(
      ({ index }) => hand.chosen.has(index) && index !== hand.hook?.index,
    );
    return { hook: hand.hook && said(hand.hook), picks: inOrder(hand, picks).map(said) };
  }
}
