import type { Unit } from '../../annotate/unit.types.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, List } from '../analysis.types.js';
import { opensWithPronoun } from '../opening-pronoun.js';
import { isNextTo } from '../tellings.js';
import type { Candidate, Option } from './choice.js';
import { worthOf, worthOfPoint, worthOfStretch, type Member, type WorthOf } from '../core/worth.js';

export interface Wanted {
  /** Sentences that the output must have. */
  required: ReadonlySet<number>;
  /** Lists that it must have in full. */
  lists: ReadonlySet<List>;
  /** A list that it must have in any form. */
  keeps: List | null;
  /** Headings that are used as lists. */
  headed: ReadonlySet<List>;
  /** Sentences used elsewhere in the output, and others that say the same. */
  told: ReadonlySet<number>;
  /** Sentences used elsewhere in the output: others may depend on them. */
  said: ReadonlySet<number>;
  /** Sentences of an earlier version: others are preferred. */
  earlier: ReadonlySet<number>;
  fits: ((unit: Unit) => boolean) | undefined;
  /** Words of a separate point, which may begin and end inside a paragraph; null for connected text. */
  pointWords: number | null;
}

/** A list that the title promises counts more than everything else. */
export const KEPT = 30;

/** Shorter paragraphs are joined with the next: in a speech each sentence is a paragraph. */
const PARAGRAPH_WORDS = 45;
/** A longer stretch is split, because every beginning is tried with every end. */
const STRETCH_SENTENCES = 16;

/** The usable sentences of a section in stretches: a paragraph, or several short ones. */
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
    // a quotation of two paragraphs stays together
    const goesOn = !unit.opensBlock || words < PARAGRAPH_WORDS || units[at - 1]?.owesNext === true;
    const isFull = (stretches.at(-1)?.length ?? 0) >= STRETCH_SENTENCES;
    if (!isOpen || isFull || !goesOn || !isNextTo(units[at - 1], unit)) {
      stretches.push([]);
      words = 0;
    }
    stretches.at(-1)?.push(at);
    words += unit.words;
    isOpen = true;
  }
  return stretches;
}

function memberOf(at: number, unit: Unit, wanted: Wanted, { tellings }: Analysis): Member {
  const closure = tellings.closureAt(at);
  // what the output already has need not be repeated
  const own = wanted.said.size === 0 ? closure : closure.filter(({ index }) => !wanted.said.has(index));
  return {
    unit,
    from: own[0]?.index ?? -1,
    to: own.at(-1)?.index ?? -1,
    worth: worthOf(unit, wanted),
    required: Number(wanted.required.has(unit.index)),
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

/** Cache of paragraphs with no sentence that is required or used elsewhere, by the words of a point: they are the same in all outputs. */
const unconcerned = onceFor((_: Analysis) => new Map<number | null, Map<number, Candidate>>());

function isConcerned(
  at: number,
  { told, required, earlier }: Wanted,
  { units, tellings }: Analysis,
): boolean {
  const index = units[at]?.index ?? -1;
  if (required.has(index) || earlier.has(index)) return true;
  return told.size > 0 && tellings.closureAt(at).some((each) => told.has(each.index));
}

/** Whether the sentence before this one in its paragraph could be used. */
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
  const ways = { worthOfAll, isWhole: pointWords === null && isOneStory(analysis) };
  const options = new Options();
  members.forEach((member, at) => {
    const { unit, required } = member;
    const isFree = member.from === unit.index;
    // only required text and points begin inside a paragraph: readers would miss what comes before
    const isPoint = pointWords !== null && !opensWithPronoun(unit, analysis.language);
    const begins = isFree && (required > 0 || isPoint || (at === 0 && !goesOn));
    const leans = at === 0 && !begins && (goesOn || unit.opensBlock);
    if (begins || leans) addStretches(members.slice(at), leans, options, ways);
  });
  return options.kept;
}

/** A story with this many headings is in parts. */
const PARTS = 3;
const isOneStory = ({ isStory, sections }: Analysis): boolean =>
  isStory && sections.filter(({ heading }) => heading !== '').length < PARTS;

/** A shorter beginning of a story's paragraph is not used without the rest, which may reverse it. */
const STORY_BEGINNING_WORDS = 60;
const isInBlock = (member: Member | undefined): boolean => member?.unit.opensBlock === false;

/** Adds the stretches that begin with the first of the sentences and end where nothing more is needed. */
function addStretches(
  members: readonly Member[],
  leans: boolean,
  options: Options,
  { worthOfAll, isWhole }: { worthOfAll: WorthOf; isWhole: boolean },
): void {
  const start = leans ? 0 : (members[0]?.unit.index ?? 0);
  let [owed, words, required, carried, inBlock] = [start, 0, 0, 0, 0];
  for (const [at, member] of members.entries()) {
    if (member.from < start) break;
    words += member.unit.words;
    inBlock = member.unit.words + (member.unit.opensBlock ? 0 : inBlock);
    required += member.required;
    owed = Math.max(owed, member.to);
    if (owed > member.unit.index) continue;
    if (isWhole && inBlock < STORY_BEGINNING_WORDS && isInBlock(members[at + 1])) continue;
    const own = members.slice(0, at + 1);
    const value = worthOfAll(own, words);
    // a longer stretch may still reach something required
    if (value === null && required === carried) break;
    carried = required;
    const reachesEnd = at === members.length - 1;
    options.add({ leans, words, value: value ?? 0, required, reachesEnd }, () => own.map(({ unit }) => unit));
  }
}

/** Options without those that an earlier one of the same length makes useless. */
class Options {
  readonly kept: Option[] = [];
  private readonly best = new Map<number, Option>();

  add(option: Omit<Option, 'units' | 'lists'>, units: () => readonly Unit[]): void {
    // separate keys for options that reach the end
    const key = 2 * option.words + Number(option.reachesEnd);
    const known = this.best.get(key);
    if (known !== undefined && known.value >= option.value && known.required >= option.required) return;
    const made = { ...option, units: units(), lists: [] };
    this.kept.push(made);
    if (!option.leans) this.best.set(key, made);
  }
}
