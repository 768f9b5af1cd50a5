import type { Unit } from '../annotate/unit.types.js';
import type { Bounds, Tell } from './telling.types.js';

interface Span {
  from: number;
  to: number;
}

/** Whether the author comments on the quotation before: "This wisdom sums up a year". The name of its speaker may be between them. */
const isOnQuotation = (last: Unit, unit: Unit): boolean =>
  last.speaker !== '' && unit.speaker === '' && last.owesNext && unit.isDependent;

/** Whether a sentence depends on the quotation before, whose source may be between them: "Luke 3.1". */
const isBelowQuotation = (last: Unit, unit: Unit): boolean =>
  last.isQuotedOn && !unit.isQuotedOn && unit.isDependent;

/** How many blocks further the next sentence may be. */
const reachOf = (last: Unit, unit: Unit): number =>
  last.shown === '' && !isOnQuotation(last, unit) && !isBelowQuotation(last, unit) ? 1 : 2;

/** Whether two sentences are adjacent: in the same section, by the same speaker, without another paragraph between them. */
export const isNextTo = (last: Unit | undefined, unit: Unit | undefined): boolean =>
  last !== undefined &&
  unit !== undefined &&
  unit.index === last.index + 1 &&
  unit.block - last.block <= reachOf(last, unit) &&
  unit.section === last.section &&
  (unit.speaker === last.speaker || isOnQuotation(last, unit));

/** How a story, or a text made of items, is used. */
export interface Habits {
  /** In a narrative nothing begins inside a paragraph. */
  isNarrative: boolean;
  /** Minutes and notes: the items are the paragraphs. */
  takesItems: boolean;
}

/** A shorter sentence inside a paragraph starts nothing, unless it is a cue, sums up, or has a contrast, demand or figure. */
const STARTING_WORDS = 10;

/** A sentence is not used if its run has more sentences than this. */
const MAX_CLOSURE = 24;
/** The same in a story, where long chains are common. */
const MAX_IN_STORY = 30;

/** Runs of sentences that can be read alone, found around any sentence of a text. */
export class Tellings {
  /** For each sentence the shortest run that contains it and can be read alone; null for none. */
  private readonly closures: readonly (Span | null)[];
  private readonly runs: readonly (readonly Unit[])[];

  constructor(
    readonly units: readonly Unit[],
    { isNarrative, takesItems }: Habits,
  ) {
    const isOut = (unit: Unit): boolean => unit.isExcluded || (unit.isItem && !takesItems);
    const isStrong = ({ isCue, isSumming, isContrast, isDemand, figure }: Unit): boolean =>
      isCue || isSumming || (!isNarrative && (isContrast || isDemand || figure !== ''));
    // also after a sentence of the same paragraph that is left out
    const opens = (unit: Unit, at: number): boolean =>
      unit.opensBlock ||
      (units[at - 1]?.block === unit.block && isOut(units[at - 1] ?? unit) && !unit.isDependent);
    const leans = (unit: Unit, at: number): boolean =>
      unit.isDependent ||
      (!opens(unit, at) && !isStrong(unit) && (isNarrative || unit.words < STARTING_WORDS));
    const starts: number[] = [];
    units.forEach((unit, at) => {
      const isFree = !leans(unit, at) || at === 0 || unit.question !== '';
      const back = Math.max(1, unit.reach);
      starts.push(
        isOut(unit)
          ? -1
          : isFree
            ? at
            : isNextTo(units[at - 1], unit)
              ? Math.min(...starts.slice(at - back, at))
              : -1,
      );
    });
    const ends = new Array<number>(units.length).fill(-1);
    for (let at = units.length - 1; at >= 0; at -= 1) {
      const unit = units[at];
      if (unit === undefined || isOut(unit)) continue;
      ends[at] = !unit.owesNext ? at : isNextTo(unit, units[at + 1]) ? (ends[at + 1] ?? -1) : -1;
    }
    const most = isNarrative ? MAX_IN_STORY : MAX_CLOSURE;
    this.closures = units.map((_, at) => {
      const [from = -1, to = -1] = [starts[at], ends[at]];
      return from < 0 || to < 0 || to - from >= most ? null : { from, to };
    });
    this.runs = this.closures.map((span) => (span ? units.slice(span.from, span.to + 1) : []));
  }

  /** The shortest run that contains the sentence at a position and can be read alone; empty for none. */
  closureAt(at: number): readonly Unit[] {
    return this.runs[at] ?? [];
  }

  /** The run around the sentence at a position within the bounds; `across` paragraphs too. Empty if its closure exceeds them. */
  around(at: number, bounds: Bounds, tell: Tell, { across = false, backwards = true } = {}): readonly Unit[] {
    const core = this.closures[at];
    if (!core || !this.fits(core, bounds, tell)) return [];
    let span = core;
    const grow = (next: number): boolean => {
      const more = this.closures[next];
      const [inner, outer] = [this.units[next < span.from ? span.from : span.to], this.units[next]];
      if (!more || outer === undefined || inner === undefined || (!across && inner.block !== outer.block))
        return false;
      if (next < span.from ? !isNextTo(outer, inner) : !isNextTo(inner, outer)) return false;
      const both = { from: Math.min(span.from, more.from), to: Math.max(span.to, more.to) };
      if (!this.fits(both, bounds, tell)) return false;
      span = both;
      return true;
    };
    while (grow(span.to + 1));
    while (backwards && grow(span.from - 1));
    return this.units.slice(span.from, span.to + 1);
  }

  private fits(
    { from, to }: Span,
    { maxWords = Infinity, maxSentences = Infinity, fits }: Bounds,
    tell: Tell,
  ): boolean {
    if (to - from >= maxSentences) return false;
    let words = 0;
    for (let at = from; at <= to && maxWords < Infinity; at += 1) {
      words += this.units[at]?.words ?? 0;
      if (words > maxWords) return false;
    }
    return fits === undefined || fits(tell(this.units.slice(from, to + 1)));
  }
}
