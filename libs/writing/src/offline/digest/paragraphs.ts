import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, List } from '../analysis.types.js';
import { valueOf } from '../findings.js';
import { isNextTo } from '../tellings.js';
import type { Candidate, Option } from './choice.js';

/** Worth of every word, whatever it says; a finding adds up to about 1. */
export const SAYING = 0.1;
/** What a stretch loses that begins inside its paragraph. */
const INSIDE = 6;
/** A shorter sentence begins no run inside a paragraph. */
const STARTING_WORDS = 10;

export interface Wanted {
  /** Sentences that the output must carry. */
  required: ReadonlySet<number>;
  /** Sentences that say what or who is named in others. */
  introducing: ReadonlySet<number>;
  /** Lists that it must have in full. */
  lists: ReadonlySet<List>;
  /** Sentences used elsewhere in the output. */
  told: ReadonlySet<number>;
  /** Sentences of an earlier version: a further one prefers others. */
  earlier: ReadonlySet<number>;
  fits: ((unit: Unit) => boolean) | undefined;
}

/** What a sentence of an earlier version still counts. */
const EARLIER = 0.4;
/** Words of a sentence after which it says no more, only longer. */
const LONG = 36;

const worthOf = (unit: Unit, { earlier }: Wanted): number =>
  Math.min(unit.words, LONG) *
  (SAYING + Math.max(0, valueOf(unit))) *
  (earlier.has(unit.index) ? EARLIER : 1);

/** A name that says nothing costs an output more than a point it does not make. */
const INTRODUCING = 3;
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

/** The sentences of a paragraph with what each needs to be read alone. */
interface Paragraph {
  units: readonly Unit[];
  /** For each the shortest run around it that reads alone (`Tellings.closureAt`). */
  closures: readonly (readonly Unit[])[];
  /** Its first sentence needs the paragraph before it. */
  leans: boolean;
}

const mayBegin = ({ units, closures, leans }: Paragraph, from: number): boolean => {
  const unit = units[from];
  const isFree = unit !== undefined && closures[from]?.[0] === unit;
  if (from === 0) return leans || isFree;
  return isFree && (unit.opensBlock || unit.words >= STARTING_WORDS);
};

/** Every stretch of a paragraph that can be read alone, or after the paragraph before it. */
export function paragraphOf(run: readonly number[], wanted: Wanted, analysis: Analysis): Candidate {
  const units = run.flatMap((at) => analysis.units[at] ?? []);
  // what the output has said before need not be said again
  const closures = run.map((at) => {
    const closure = analysis.tellings.closureAt(at);
    return wanted.told.size === 0 ? closure : closure.filter(({ index }) => !wanted.told.has(index));
  });
  const leans = units[0]?.opensBlock === true && closures[0]?.[0] !== units[0];
  const paragraph = { units, closures, leans };
  const worths = units.map((unit) => ({ worth: worthOf(unit, wanted), required: requiredOf(unit, wanted) }));
  const options = new Options();
  for (const from of units.keys())
    if (mayBegin(paragraph, from)) stretchesFrom(paragraph, from, worths, options);
  return options.kept;
}

/** The stretches from a position on after which nothing in them is owed what follows. */
function stretchesFrom(
  { units, closures, leans }: Paragraph,
  from: number,
  worths: readonly { worth: number; required: number }[],
  options: Options,
): void {
  const isLeaning = from === 0 && leans;
  const start = units[from]?.index ?? 0;
  let [owed, words, value, required] = [start, 0, 0, 0];
  for (const [to, unit] of units.entries()) {
    if (to < from) continue;
    const closure = closures[to] ?? [];
    if ((closure[0]?.index ?? -1) < (isLeaning ? 0 : start)) break;
    words += unit.words;
    value += worths[to]?.worth ?? 0;
    required += worths[to]?.required ?? 0;
    owed = Math.max(owed, closure.at(-1)?.index ?? owed);
    if (owed > unit.index) continue;
    const reachesEnd = to === units.length - 1;
    const worth = { words, value: value - (from > 0 ? INSIDE : 0), required };
    options.add({ leans: isLeaning, ...worth, reachesEnd }, () => units.slice(from, to + 1));
  }
}

/** Options without those that an earlier one of as many words is as good as: they are never chosen. */
class Options {
  readonly kept: Option[] = [];
  private readonly best = new Map<number, Option>();

  add(option: Omit<Option, 'units' | 'list'>, units: () => readonly Unit[]): void {
    // those that reach the end apart
    const key = 2 * option.words + Number(option.reachesEnd);
    const known = this.best.get(key);
    if (known !== undefined && known.value >= option.value && known.required >= option.required) return;
    const made = { ...option, units: units(), list: null };
    this.kept.push(made);
    if (!option.leans) this.best.set(key, made);
  }
}
