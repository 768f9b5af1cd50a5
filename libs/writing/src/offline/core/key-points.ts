import { yes } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { passageOf } from '../passages.js';
import { textOf } from '../realise.js';

const MAX_POINTS = 8;
/** Weaker points are used only if fewer than `ENOUGH_POINTS` are stronger. */
const MIN_POINT_SALIENCE = 0.33;
const ENOUGH_POINTS = 4;
/** Most points from one section. */
const POINTS_A_PART = 3;
const MIN_SECTION_WORDS = 30;
export const MIN_POINT_WORDS = 12;
const POINT_WORDS = 70;

/** The passages of each section, or of each paragraph if fewer than three sections have enough text. */
function partsOf({ sections, passages }: Analysis): readonly (readonly Passage[])[] {
  const told = sections.filter(({ words, passages: own }) => words >= MIN_SECTION_WORDS && own.length > 0);
  if (told.length >= 3) return told.map(({ passages: own }) => own);
  return [...Map.groupBy(passages, ({ units }) => units[0].block).values()];
}

/** Weight of a sentence as the point of its section: summaries and openings count more, hedges and fragments less. */
const pointWeight = (unit: Unit | undefined, isFirst: boolean): number =>
  unit === undefined
    ? 0
    : unit.salience +
      0.12 * yes(isFirst) +
      0.3 * yes(unit.isSumming) +
      0.1 * yes(unit.isCue) -
      0.15 * yes(unit.isHedged) -
      0.3 * yes(unit.words < MIN_POINT_WORDS / 2);

function topOf(section: number, sections: Analysis['sections']): number {
  const parent = sections[section]?.parent ?? null;
  return parent === null ? section : topOf(parent, sections);
}

/** Orders points so that the best of each top-level section come first, then the second best of each, and so on. */
function evenly(points: readonly Passage[], analysis: Analysis): Passage[] {
  const parts = [
    ...Map.groupBy(
      points.toSorted((a, b) => b.salience - a.salience),
      ({ section }) => topOf(section, analysis.sections),
    ).values(),
  ];
  const most = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) =>
    parts.flatMap((part) => part[at] ?? []).toSorted((a, b) => b.salience - a.salience),
  ).flat();
}

function pointOf({ at }: Passage, { tellings }: Analysis): Passage | null {
  const run = tellings.around(at, { maxWords: POINT_WORDS }, textOf);
  return passageOf(run, at);
}

/** The key points, in source order, without the sentences in `taken`. A higher `variant` skips the best passages of each section. */
export function pointsOf(analysis: Analysis, taken: ReadonlySet<number>, variant: number): Passage[] {
  const candidates = partsOf(analysis).flatMap((passages) => {
    const weigh = (passage: Passage): number =>
      pointWeight(analysis.units[passage.at], passage === passages[0]);
    const open = passages
      .flatMap((passage) => pointOf(passage, analysis) ?? [])
      .filter(({ units, words }) => words >= MIN_POINT_WORDS && units.every(({ index }) => !taken.has(index)))
      .toSorted((a, b) => weigh(b) - weigh(a));
    return open.slice(Math.min(variant, Math.max(0, open.length - 1)), variant + POINTS_A_PART);
  });
  const telling = candidates.filter(({ salience }) => salience >= MIN_POINT_SALIENCE);
  const pool = telling.length >= ENOUGH_POINTS ? telling : candidates;
  return evenly(pool, analysis)
    .slice(0, MAX_POINTS)
    .toSorted((a, b) => a.at - b.at);
}
