import { figureRank } from '../../annotate/figures.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import { isMethod } from '../../annotate/discourse/conclusions.js';
import { isPlain } from '../outline/spoken.js';
import { EXAMPLE, shareOfTitle } from '../core/core-weights.js';
import { withAntecedents } from '../digest/antecedents.js';
import { topOf } from '../core/key-points.js';
import { wordsOf } from '../runs.js';
import { narrates, worthOf } from './key-sentence.js';

/** A few neighbouring sentences that read alone. */
interface Run {
  units: readonly Unit[];
  /** Its part of the text. */
  part: number;
  value: number;
}

export interface SpineBounds {
  /** Words of all runs, and how many parts of the text they come from, at most. */
  words: number;
  parts: number;
  /** Sentences used elsewhere in the output. */
  told: ReadonlySet<number>;
  /** Sections that are left out. */
  without?: ReadonlySet<number>;
  /** 0, 1, …: each further version takes the next best run of each part. */
  variant: number;
}

/** Words of a run, and of one of its sentences. */
const WORDS = { run: 46, sentence: 34, long: 26, least: 8 } as const;
const SENTENCES = 3;
/** With fewer parts the paragraphs are the parts. */
const LEAST = { parts: 3, words: 30 } as const;
/** What a run gains or loses besides its sentences' worth. */
const WEIGHTS = {
  title: 0.4,
  opens: 0.12,
  further: 0.06,
  example: -0.4,
  person: -0.2,
  narrated: -0.2,
  method: -0.3,
  // for each rank of a figure
  figure: 0.1,
  // "six months ago" is no figure
  span: -0.16,
  long: -0.15,
  dependent: -0.1,
  mass: 0.5,
} as const;
/** A run is worth at least this part of the best one. */
const WORTH = 0.5;
/** A second one of a part at least this. */
const AGAIN = 0.7;
/** How often a run that needs something untold gives way to another. */
const TRIES = 3;

/** The part of the text each sentence lies in: its top section, or its paragraph. */
function partsOf({ sections, units }: Analysis): (unit: Unit) => number {
  const told = new Set(
    units.filter(({ isUntellable }) => !isUntellable).map(({ section }) => topOf(section, sections)),
  );
  const large = [...told].filter((at) => (sections[at]?.words ?? 0) >= LEAST.words);
  return large.length >= LEAST.parts ? ({ section }) => topOf(section, sections) : ({ block }) => block;
}

const stemsOf = (units: readonly Unit[]): string[] => units.flatMap(({ stems }) => stems);

/** Part of the text's words that each of its parts has. */
function massOf(units: readonly Unit[], partOf: (unit: Unit) => number): (unit: Unit) => number {
  const all = wordsOf(units);
  const mass = new Map<number, number>();
  for (const unit of units) mass.set(partOf(unit), (mass.get(partOf(unit)) ?? 0) + unit.words / all);
  return (unit) => mass.get(partOf(unit)) ?? 0;
}

/** How well a run says what its part says; `at`: the position of the sentence it is made for. */
function valuer(analysis: Analysis, massIn: (unit: Unit) => number) {
  const { units, sections, language, isStory } = analysis;
  const worthIn = new Map<number, (unit: Unit) => number>();
  const worth = (unit: Unit): number => {
    const known = worthIn.get(unit.section) ?? worthOf(language, sections[unit.section]?.heading ?? '');
    worthIn.set(unit.section, known);
    return known(unit);
  };
  return (run: readonly Unit[], at: number): number => {
    const [first] = run;
    const own = units[at];
    if (first === undefined || own === undefined) return -Infinity;
    const flags: readonly (readonly [keyof typeof WEIGHTS, boolean])[] = [
      ['opens', units[at - run.length]?.section !== first.section],
      ['example', EXAMPLE.test(first.text) || EXAMPLE.test(own.text)],
      ['person', run.some(({ needsName }) => needsName)],
      ['narrated', !isStory && narrates(own)],
      ['method', isMethod(sections[own.section]?.heading ?? '')],
      ['span', own.figure !== '' && figureRank(own.figure) === 0],
      ['long', own.words > WORDS.long],
      ['dependent', first.isDependent],
    ];
    const rank = isPlain(own, own.figure) ? figureRank(own.figure) : 0;
    return (
      flags.reduce((total, [key, is]) => total + (is ? WEIGHTS[key] : 0), worth(own)) +
      WEIGHTS.figure * rank +
      WEIGHTS.title * shareOfTitle(stemsOf(run), analysis) +
      WEIGHTS.mass * massIn(own)
    );
  };
}

const fits = (run: readonly Unit[]): boolean =>
  run.length > 0 &&
  run.length <= SENTENCES &&
  wordsOf(run) <= WORDS.run &&
  wordsOf(run) >= WORDS.least &&
  run.at(-1)?.announces === false &&
  run.at(-1)?.isIntent === false &&
  // read only behind its question
  (run[0]?.isDependent === false || run[0]?.question === '') &&
  run.every(({ words, isQuestion }) => words <= WORDS.sentence && !isQuestion);

/** The runs around each sentence: what it needs, and the sentence behind it. */
function runsOf(analysis: Analysis): Run[] {
  const { units, tellings, lists } = analysis;
  // what leads to a list or a table says nothing without it
  const leads = new Set(lists.map(({ leadUnit }) => leadUnit));
  const partOf = partsOf(analysis);
  const valueOf = valuer(analysis, massOf(units, partOf));
  return units.flatMap((unit, at): Run[] => {
    const own = tellings.closureAt(at);
    const next = units[at + 1];
    const goesOn =
      own.at(-1) === unit && next?.block === unit.block && tellings.closureAt(at + 1).at(-1) === next;
    const longer = goesOn && next !== undefined ? [...own, next] : [];
    const part = partOf(unit);
    const value = valueOf(own, at);
    const both = Math.max(value, valueOf(longer, at + 1)) + WEIGHTS.further;
    return [
      { units: own, part, value },
      { units: longer, part, value: both },
    ].filter((run) => fits(run.units) && !run.units.some((each) => leads.has(each)));
  });
}

/** The best run of each part before a second one of any, as many as there is room for. */
function chosenFrom(runs: readonly Run[], { words, parts, told }: SpineBounds): Run[] {
  const chosen: Run[] = [];
  const used = new Set(told);
  const times = new Map<number, number>();
  let left = words;
  const isOpen = ({ units, part }: Run): boolean =>
    wordsOf(units) <= left &&
    units.every(({ index }) => !used.has(index)) &&
    (times.has(part) || times.size < parts);
  for (let open = runs.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    const fewest = open.reduce((least, { part }) => Math.min(least, times.get(part) ?? 0), Infinity);
    const best = open.find(({ part }) => (times.get(part) ?? 0) === fewest);
    if (best === undefined || (fewest > 0 && best.value < (runs[0]?.value ?? 0) * AGAIN)) break;
    chosen.push(best);
    left -= wordsOf(best.units);
    times.set(best.part, fewest + 1);
    for (const { index } of best.units) used.add(index);
  }
  return chosen;
}

/** What a text says in a few sentences of several parts, in its order; each run reads alone. */
export function spineOf(analysis: Analysis, bounds: SpineBounds): (readonly Unit[])[] {
  let runs = runsOf(analysis).toSorted((a, b) => b.value - a.value);
  const skipped = new Set(
    [...Map.groupBy(runs, ({ part }) => part).values()].flatMap((own) => own.slice(0, bounds.variant)),
  );
  const least = (runs[0]?.value ?? 0) * WORTH;
  const isIn = ({ units }: Run): boolean =>
    units.every(({ section }) => bounds.without?.has(section) !== true);
  runs = runs.filter((run) => !skipped.has(run) && isIn(run) && run.value >= least);
  for (let turn = 0; ; turn += 1) {
    const chosen = chosenFrom(runs, bounds);
    const units = chosen.flatMap((run) => run.units);
    const known = new Set(withAntecedents(units, [], bounds.told, analysis));
    const whole = chosen.filter((run) => run.units.every((unit) => known.has(unit)));
    if (whole.length === chosen.length || turn === TRIES)
      return whole.map((run) => run.units).toSorted((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0));
    runs = runs.filter((run) => !chosen.includes(run) || whole.includes(run));
  }
}
