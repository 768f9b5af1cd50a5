import type { FormatKey, Formality, Length } from '@repurpose/contract';
import { Apart } from './apart.js';
import { canOpen } from './hooks.js';
import type { OwnWords } from './own-words.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { RECIPES } from './recipes.js';
import type { Supply } from './sizes.js';
import { shortness } from './sizes.js';
import { isLeftOpen } from './told-on.js';
import type { Hand } from './hand.js';
import type { Wording } from '../wording/wording.types.js';
import { formOf, saidAlike, worded } from '../wording/wording.js';

type Measure = Pick<Wording, 'words' | 'weight'>;

const WITH_TITLE = new Set<string>(['email', 'summary', 'youtube', 'medium', 'podcast', 'infographic']);

/** Pieces that may have a sentence too short to be counted as shared. */
const MOST_UNCOUNTED = 3;

/** Sentences that two hands have in common by opening with the title. */
export const titlesOf = (a: Hand, b: Hand): number => (a.isTitled && b.isTitled ? 1 : 0);

/** The hands of one request and what they have in common. */
export class Table {
  readonly hands: Hand[];
  readonly apart: Apart;
  private readonly supply: Supply;
  /** Sentence → the hands that hold it. */
  private readonly holders = new Map<number, Hand[]>();
  private readonly openers = new Map<FormatKey, ReadonlySet<number>>();
  /** By the places of two hands: how many sentences they share, and have in common of their own. */
  private readonly shared: Int16Array;
  private readonly common: Int16Array;
  /** By the same: part of the smaller one that they may share. */
  private readonly limits: Float64Array;

  constructor(
    readonly plan: Plan,
    formats: readonly FormatKey[],
    wanted: (format: FormatKey, supply: Supply) => number,
    own: OwnWords,
    formality: Formality,
  ) {
    this.supply = {
      usable: plan.candidates.filter(({ step }) => step === 0).length,
      words: plan.sections.reduce((sum, { words }) => sum + words, 0),
      keyPoints: plan.keyPoints.length,
    };
    this.apart = new Apart(this.supply, own);
    this.hands = formats.map((format, at) => ({
      format,
      form: formOf(format, formality),
      at,
      size: wanted(format, this.supply),
      hook: null,
      isTitled: format === 'twitter' && plan.hasOwnTitle,
      chosen: new Set(),
      sentences: 0,
      telling: this.apart.sizeOf([format, 0]),
      sections: new Map(),
    }));
    this.shared = new Int16Array(formats.length ** 2);
    this.common = Int16Array.from(formats.flatMap((a) => formats.map((b) => own.common(a, b))));
    this.limits = new Float64Array(formats.length ** 2);
    this.allow(50);
  }

  /** Whether the source is short enough for its pieces to share more than others may. */
  get isShort(): boolean {
    return shortness(this.supply) > 0;
  }

  /** Lets the pieces share what those of a length may, or a part (0 to 1) of what that is more than usual. */
  allow(length: Length, eased = 1): void {
    const formats = this.hands.map(({ format }) => format);
    this.limits.set(formats.flatMap((a) => formats.map((b) => this.apart.limit(a, b, length, eased))));
  }

  /** Wants as much as the formats have room for. */
  open(): void {
    for (const hand of this.hands) hand.size = Math.max(hand.size, RECIPES[hand.format].most);
  }

  holdersOf(index: number): readonly Hand[] {
    return this.holders.get(index) ?? [];
  }

  /** Those that hold a sentence in the words in which another hand would say it, and how many sentences that makes. */
  sharersOf(hand: Hand, candidate: Candidate): readonly (readonly [Hand, number])[] {
    const sharers: (readonly [Hand, number])[] = [];
    // steps are told whole: they are no choice of a piece
    if (candidate.step > 0) return sharers;
    for (const other of this.holdersOf(candidate.index)) {
      const alike = other === hand ? 0 : saidAlike(candidate, hand.form, other.form);
      if (alike > 0) sharers.push([other, alike]);
    }
    return sharers;
  }

  sharedBy(a: Hand, b: Hand): number {
    return this.shared[a.at * this.hands.length + b.at] ?? 0;
  }

  private addShared(a: Hand, b: Hand, change: number): void {
    this.shared[a.at * this.hands.length + b.at] = this.sharedBy(a, b) + change;
  }

  /** Whether a format has a place for a sentence it does not hold yet; for a question, only before its answer. */
  fits(hand: Hand, candidate: Candidate): boolean {
    return !isLeftOpen(this.plan, hand, candidate) && this.fitsIn(hand, candidate);
  }

  /** The same where an opening may ask. */
  fitsIn(hand: Hand, candidate: Candidate): boolean {
    const recipe = RECIPES[hand.format];
    const { words, counted, weight } = candidate.wordings[hand.form];
    if (candidate.step > 0 || hand.chosen.has(candidate.index) || words > recipe.maxWords) return false;
    if (counted > recipe.maxCounted || (candidate.isQuestion && !recipe.tellsOn)) return false;
    if (weight > recipe.maxWeight || (candidate.isFragment && !recipe.takesFragments)) return false;
    if (candidate.index === this.plan.titleSentence && WITH_TITLE.has(hand.format)) return false;
    if (this.isWorn(hand, candidate)) return false;
    return candidate.needs === null || this.followsIn(hand, candidate.needs, { words, weight });
  }

  private isWorn({ form }: Hand, { index, wordings }: Candidate): boolean {
    return wordings[form].keys.length === 0 && this.holdersOf(index).length >= MOST_UNCOUNTED;
  }

  /** Whether a hand has the sentence that another one leans on, and a place behind it. */
  private followsIn(hand: Hand, needed: number, said: Measure): boolean {
    const { format, hook, chosen } = hand;
    const { tellsOn, opensOn } = RECIPES[format];
    const isOpening = hook?.index === needed;
    return tellsOn && chosen.has(needed) && (opensOn || !isOpening) && this.fitsBehind(hand, needed, said);
  }

  /** Whether what leans on a sentence has a place in the same post, scene or line with it. */
  private fitsBehind(
    { format, form }: Pick<Hand, 'format' | 'form'>,
    needed: number,
    { words, weight }: Measure,
  ): boolean {
    const { maxWeight, maxTogether } = RECIPES[format];
    const before = this.plan.byIndex.get(needed);
    if (before === undefined) return true;
    const said = before.wordings[form];
    const both = { words: said.words + words, weight: said.weight + 1 + weight };
    if (both.words > maxTogether || both.weight > maxWeight) return false;
    return before.needs === null || this.fitsBehind({ format, form }, before.needs, both);
  }

  take(hand: Hand, candidate: Candidate): void {
    const { index, section } = candidate;
    for (const [other, alike] of this.sharersOf(hand, candidate)) {
      this.addShared(hand, other, alike);
      this.addShared(other, hand, alike);
    }
    this.holders.set(index, [...this.holdersOf(index), hand]);
    hand.chosen.add(index);
    this.count(hand, candidate.wordings[hand.form].keys.length);
    hand.sections.set(section, (hand.sections.get(section) ?? 0) + 1);
  }

  private count(hand: Hand, more: number): void {
    hand.sentences += more;
    hand.telling = this.apart.sizeOf([hand.format, hand.sentences]);
  }

  giveBack(hand: Hand, candidate: Candidate): void {
    const { index, section } = candidate;
    const rest = this.holdersOf(index).filter((other) => other !== hand);
    for (const [other, alike] of this.sharersOf(hand, candidate)) {
      this.addShared(hand, other, -alike);
      this.addShared(other, hand, -alike);
    }
    this.holders.set(index, rest);
    hand.chosen.delete(index);
    this.count(hand, -candidate.wordings[hand.form].keys.length);
    hand.sections.set(section, (hand.sections.get(section) ?? 1) - 1);
  }

  /** Sentences that two hands share beyond what they may, were they to share `change` more. */
  excess(a: Hand, b: Hand, change = 0): number {
    const at = a.at * this.hands.length + b.at;
    const shared = this.sharedBy(a, b) + change + (this.common[at] ?? 0) + titlesOf(a, b);
    return this.apart.excess(this.limits[at] ?? 0, Math.min(a.telling, b.telling), shared);
  }

  /** Whether a sentence may open the piece of a hand. */
  mayOpen({ format, form }: Hand, { index }: Candidate): boolean {
    const { candidates } = this.plan;
    const found =
      this.openers.get(format) ??
      new Set(candidates.filter((each) => canOpen(worded(each, form), format)).map((each) => each.index));
    this.openers.set(format, found);
    return found.has(index);
  }

  /** Spoken words of what a hand holds. */
  wordsOf({ form, chosen }: Hand): number {
    const said = [...chosen].map((index) => this.plan.byIndex.get(index)?.wordings[form].words ?? 0);
    return said.reduce((sum, words) => sum + words, 0);
  }

  /** What all hands hold, to come back to. */
  snapshot(): readonly Pick<Hand, 'chosen' | 'hook'>[] {
    return this.hands.map(({ chosen, hook }) => ({ chosen: new Set(chosen), hook }));
  }

  restore(held: readonly Pick<Hand, 'chosen' | 'hook'>[]): void {
    this.hands.forEach((hand, at) => {
      const before = held[at]?.chosen ?? new Set();
      hand.hook = held[at]?.hook ?? null;
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
