import type { Unit } from '../../annotate/unit.types.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, List } from '../analysis.types.js';
import { opensWithPronoun } from '../opening-pronoun.js';
import { isNextTo } from '../tellings.js';
import type { Candidate, Option } from './choice.js';

/** Worth of every word, whatever it says; a finding adds up to about 1. */
export const SAYING = 0.1;
/** What a short stretch between others loses. */
const ALONE = 6;
const ALONE_WORDS = 14;

export interface Wanted {
  /** Sentences that the output must carry. */
  required: ReadonlySet<number>;
  /** Sentences that say what or who is named in others. */
  introducing: ReadonlySet<number>;
  /** Lists that it must have in full. */
  lists: ReadonlySet<List>;
  /** A list that it must have in any form. */
  keeps: List | null;
  /** Lists of headings that are used as lists. */
  headed: ReadonlySet<List>;
  /** Sentences used elsewhere in the output, and those that say the same. */
  told: ReadonlySet<number>;
  /** Sentences used elsewhere in the output: others may lean on them. */
  said: ReadonlySet<number>;
  /** Sentences of an earlier version: a further one prefers others. */
  earlier: ReadonlySet<number>;
  fits: ((unit: Unit) => boolean) | undefined;
  /** Words of a point, where each stretch is one of its own, which may begin and end inside a paragraph; else null. */
  pointWords: number | null;
}

/** How many times its words a point may have at most, what each further word costs, for how many words it counts, what its further sentences add, and words below which a sentence says little. */
const POINT = { times: 2, costs: 0.1, count: 30, further: 0.15, least: 9 } as const;

/** What a sentence of an earlier version still counts. */
const EARLIER = 0.4;
/** What makes a sentence a finding rather than the run-up to one. */
const valueOf = (unit: Unit): number =>
  unit.salience +
  (unit.isCue ? 0.15 : 0) +
  (unit.isDemand ? 0.08 : 0) +
  (unit.figure !== '' && !unit.isHedged ? 0.2 : 0) +
  (unit.isContrast ? 0.1 : 0) +
  (unit.isSumming ? 0.3 : 0) +
  (unit.isHedged ? -0.15 : 0) +
  (unit.needsName ? -0.15 : 0);

/** Words of a sentence after which it says no more, only longer. */
const LONG = 36;

const worthOf = (unit: Unit, { earlier }: Wanted): number =>
  Math.min(unit.words, LONG) *
  (SAYING + Math.max(0, valueOf(unit))) *
  (earlier.has(unit.index) ? EARLIER : 1);

/** A name that says nothing costs an output more than a point it does not make. */
const INTRODUCING = 3;
/** A list that its title promises counts more than all else. */
export const KEPT = 30;
const requiredOf = ({ index }: Unit, { required, introducing }: Wanted): number =>
  introducing.has(index) ? INTRODUCING : Number(required.has(index));

/** Paragraphs of fewer words are joined with the next: in a speech each sentence is one. */
const PARAGRAPH_WORDS = 45;
/** A longer stretch is parted: every beginning is tried with every end. */
const STRETCH_SENTENCES = 16;

/** The sentences of a part in stretches of neighbouring ones: a paragraph, or several short ones. */
export function paragraphRuns(
  positions: readonly number[],
  units: readonly Unit[],
  isUsable: (at: number) => boolean,
): number[][] {
  const stretches: number[][] = [];
  let words = 0;
  let isOpen = false;
  for (const at of positions) {
    const unit = units[at];
    if (unit === undefined || !isUsable(at)) {
      isOpen = false;
      continue;
    }
    const isShort = !unit.opensBlock || words < PARAGRAPH_WORDS;
    const isFull = (stretches.at(-1)?.length ?? 0) >= STRETCH_SENTENCES;
    if (!isOpen || isFull || !isShort || !isNextTo(units[at - 1], unit)) {
      stretches.push([]);
      words = 0;
    }
    stretches.at(-1)?.push(at);
    words += unit.words;
    isOpen = true;
  }
  return stretches;
}

/** A sentence of a paragraph with what it needs to be read alone, and what it counts. */
interface Member {
  unit: Unit;
  /** The first and last sentence of the shortest run around it that reads alone (`Tellings.closureAt`); -1 for none. */
  from: number;
  to: number;
  worth: number;
  required: number;
}

function memberOf(at: number, unit: Unit, wanted: Wanted, { tellings }: Analysis): Member {
  const closure = tellings.closureAt(at);
  // what the output has said before need not be said again
  const own = wanted.said.size === 0 ? closure : closure.filter(({ index }) => !wanted.said.has(index));
  return {
    unit,
    from: own[0]?.index ?? -1,
    to: own.at(-1)?.index ?? -1,
    worth: worthOf(unit, wanted),
    required: requiredOf(unit, wanted),
  };
}

/** Every stretch of a paragraph that can be read alone, or after the paragraph before it. */
export function paragraphOf(run: readonly number[], wanted: Wanted, analysis: Analysis): Candidate {
  const [first = 0] = run;
  if ([first - 1, ...run].some((at) => isConcerned(at, wanted, analysis)))
    return stretchesOf(run, wanted, analysis);
  const all = unconcerned(analysis);
  const known = all.get(wanted.pointWords) ?? new Map<number, Candidate>();
  all.set(wanted.pointWords, known);
  const key = first * (STRETCH_SENTENCES + 1) + run.length;
  const stretches = known.get(key) ?? stretchesOf(run, wanted, analysis);
  known.set(key, stretches);
  return stretches;
}

/** Paragraphs of which an output wants nothing and has said nothing, by the words of a point: they are the same for all outputs. */
const unconcerned = onceFor((_: Analysis) => new Map<number | null, Map<number, Candidate>>());

function isConcerned(
  at: number,
  { told, required, introducing, earlier }: Wanted,
  { units, tellings }: Analysis,
): boolean {
  const index = units[at]?.index ?? -1;
  if (required.has(index) || introducing.has(index) || earlier.has(index)) return true;
  return told.size > 0 && tellings.closureAt(at).some((each) => told.has(each.index));
}

/** Whether the sentence before this one in its paragraph could be used and is not. */
function isInside(at: number, { told }: Wanted, { units, tellings }: Analysis): boolean {
  const before = units[at - 1];
  return (
    before !== undefined &&
    before.block === units[at]?.block &&
    !told.has(before.index) &&
    tellings.closureAt(at - 1).length > 0
  );
}

function stretchesOf(run: readonly number[], wanted: Wanted, analysis: Analysis): Candidate {
  const members = run.flatMap((at) => {
    const unit = analysis.units[at];
    return unit === undefined ? [] : [memberOf(at, unit, wanted, analysis)];
  });
  const goesOn = isInside(run[0] ?? 0, wanted, analysis);
  const { pointWords } = wanted;
  const worthOfAll = pointWords === null ? worthOfStretch : worthOfPoint(pointWords);
  const options = new Options();
  members.forEach((member, at) => {
    const { unit, required } = member;
    const isFree = member.from === unit.index;
    // further down begins only what the output must carry, and a point: readers miss what is before it
    const isPoint = pointWords !== null && !opensWithPronoun(unit, analysis.language);
    const begins = isFree && (required > 0 || isPoint || (at === 0 && !goesOn));
    const leans = at === 0 && !begins && (goesOn || unit.opensBlock);
    if (begins || leans) addStretches(members.slice(at), leans, options, worthOfAll);
  });
  return options.kept;
}

/** The stretches from the first of some sentences on after which nothing in them is owed what follows. */
function addStretches(
  members: readonly Member[],
  leans: boolean,
  options: Options,
  worthOfAll: WorthOf,
): void {
  const start = leans ? 0 : (members[0]?.unit.index ?? 0);
  let [owed, words, required, carried] = [start, 0, 0, 0];
  for (const [at, member] of members.entries()) {
    if (member.from < start) break;
    words += member.unit.words;
    required += member.required;
    owed = Math.max(owed, member.to);
    if (owed > member.unit.index) continue;
    const own = members.slice(0, at + 1);
    const value = worthOfAll(own, words);
    // what must be told and is not yet may be longer
    if (value === null && required === carried) break;
    carried = required;
    const reachesEnd = at === members.length - 1;
    options.add({ leans, words, value: value ?? 0, required, reachesEnd }, () => own.map(({ unit }) => unit));
  }
}

/** What sentences are worth together; null for too many words. */
type WorthOf = (members: readonly Member[], words: number) => number | null;

/** What a stretch of connected text is worth. */
const worthOfStretch: WorthOf = (members, words) =>
  members.reduce((sum, { worth }) => sum + worth, 0) - (words < ALONE_WORDS ? ALONE : 0);

/** "Directors present Ada, Bo and Cy" is a label. */
const ENDED = /[.!?…。！？:][\p{Pe}\p{Pf}"'’]*$/u;
/** What a sentence is worth as a point: a hedge is told with it, and a paragraph opens with its topic. */
const pointWorth = ({ unit, worth }: Member): number =>
  worth / Math.min(unit.words, LONG) +
  (unit.isHedged ? 0.15 : 0) +
  (unit.opensBlock ? 0.1 : 0) -
  (unit.words < POINT.least ? 0.2 : 0) -
  (unit.isItem || ENDED.test(unit.text) ? 0 : 0.3);

/** What a point is worth: as much as its best sentence, however long it is. */
const worthOfPoint =
  (most: number): WorthOf =>
  (members, words) => {
    if (words > POINT.times * most) return null;
    const worths = members.map(pointWorth);
    const best = Math.max(...worths);
    const others = worths.reduce((sum, worth) => sum + worth, 0) - best;
    return POINT.count * (best + POINT.further * others) - Math.max(0, words - most) * POINT.costs;
  };

/** Options without those that an earlier one of as many words is as good as: they are never chosen. */
class Options {
  readonly kept: Option[] = [];
  private readonly best = new Map<number, Option>();

  add(option: Omit<Option, 'units' | 'lists'>, units: () => readonly Unit[]): void {
    // those that reach the end apart
    const key = 2 * option.words + Number(option.reachesEnd);
    const known = this.best.get(key);
    if (known !== undefined && known.value >= option.value && known.required >= option.required) return;
    const made = { ...option, units: units(), lists: [] };
    this.kept.push(made);
    if (!option.leans) this.best.set(key, made);
  }
}
