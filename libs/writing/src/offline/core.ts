import { isBackground } from '../annotate/salience.js';
import { onceFor } from '../text/once-for.js';
import type { Unit } from '../annotate/unit.types.js';
import type { Analysis, Passage, SectionView } from './analysis.types.js';

/** What every output must carry. */
export interface Core {
  thesis: Passage | null;
  /** Three to eight, in source order. */
  points: readonly Passage[];
  /** What to take away, from the end of the text. */
  takeaway: Passage | null;
}

const MAX_POINTS = 8;
/** Weaker ones are told only where there are too few. */
const MIN_POINT_SALIENCE = 0.33;
const ENOUGH_POINTS = 4;
/** So many points of one part are told where others have none left. */
const POINTS_A_PART = 3;
/** Part of the sentences within which an author states what the text is about. */
const OPENING = 0.22;
const MIN_SECTION_WORDS = 30;
/** A key point of fewer words is a remark. */
const MIN_POINT_WORDS = 12;

/** Below this a last sentence is a pleasantry or a detail. */
const MIN_TAKEAWAY = 0.2;

type Weigh = (passage: Passage) => number;
const bySalience: Weigh = ({ salience }) => salience;

const best = (passages: readonly Passage[], weigh: Weigh = bySalience): Passage | null =>
  passages.reduce<Passage | null>(
    (top, passage) => (top === null || weigh(passage) > weigh(top) ? passage : top),
    null,
  );

const asks = ({ units }: Passage): boolean => units[0].isQuestion;
const indexOf = ({ units }: Passage): number => units[0].index;

/** What makes a passage the statement of a text, each with its weight. */
const THESIS = { cue: 0.12, first: 0.25, contrast: 0.06, long: -0.001, definition: 0.4 } as const;
const ASKS_WHAT = /^(?:what (?:is|are)|was (?:ist|sind)|qu['’]est-ce|qué (?:es|son)|che cos)/iu;
const DEFINES = /^[^.?!]{3,120}? (?:is|are) (?:an?|the) \p{L}/u;

function thesisWeight({ salience, units, words, order }: Passage, title: string): number {
  const has = (test: (unit: Unit) => boolean): number => (units.some(test) ? 1 : 0);
  return (
    salience +
    THESIS.cue * has(({ isCue }) => isCue) +
    THESIS.contrast * has(({ isContrast }) => isContrast) +
    (ASKS_WHAT.test(title) && DEFINES.test(units[0].text) ? THESIS.definition : 0) +
    (order === 0 && !isBackground(units[0].text) ? THESIS.first : 0) +
    THESIS.long * words
  );
}

function thesisOf({ passages, units, title }: Analysis): Passage | null {
  const last = units.at(-1)?.index ?? 0;
  const stated = passages.filter((passage) => !asks(passage) && passage.words >= MIN_POINT_WORDS);
  const author = stated.filter(({ units: [first] }) => first.speaker === '');
  const pool = author.length > 0 ? author : stated;
  const early = pool.filter((passage) => indexOf(passage) <= Math.max(4, last * OPENING));
  return best(early.length > 0 ? early : pool, (passage) => thesisWeight(passage, title));
}

function takeawayOf({ passages, sections }: Analysis, thesis: Passage | null): Passage | null {
  const last = sections.findLast(({ passages: own }) => own.length > 0);
  const pool =
    last === undefined || last.passages.length > 8 || sections.length < 3
      ? passages.slice(Math.floor(passages.length * 0.85))
      : last.passages;
  return best(
    pool.filter(
      (passage) =>
        passage !== thesis &&
        !asks(passage) &&
        passage.words >= MIN_POINT_WORDS &&
        passage.salience >= MIN_TAKEAWAY &&
        passage.units.some(({ isCue, isSumming, isContrast }) => isCue || isSumming || isContrast),
    ),
  );
}

/** The parts of a text: its sections, or where it has no headings its paragraphs. */
function partsOf({ sections, passages }: Analysis): readonly (readonly Passage[])[] {
  const told = sections.filter(
    ({ words, passages: own }: SectionView) => words >= MIN_SECTION_WORDS && own.length > 0,
  );
  if (told.length >= 3) return told.map(({ passages: own }) => own);
  return [...Map.groupBy(passages, ({ units }) => units[0].block).values()];
}

/** Where a part makes its point: where it sums up or advises, and at its beginning. */
const POINT = { first: 0.12, summing: 0.3, cue: 0.1, short: -0.3, hedged: -0.15 } as const;

const pointWeight =
  (first: Passage | undefined): Weigh =>
  (passage) =>
    passage.salience +
    (passage === first ? POINT.first : 0) +
    (passage.units.some(({ isSumming }) => isSumming) ? POINT.summing : 0) +
    (passage.units.some(({ isCue }) => isCue) ? POINT.cue : 0) +
    (passage.units[0].isHedged ? POINT.hedged : 0) +
    (passage.words < MIN_POINT_WORDS ? POINT.short : 0);

/** The part of the text a passage lies in, by its top heading. */
function topOf(section: number, sections: Analysis['sections']): number {
  const parent = sections[section]?.parent ?? null;
  return parent === null ? section : topOf(parent, sections);
}

/** The best point of each part of the text, then the second best of each, and so on: no part is told at another's cost. */
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

const cores = onceFor((_: Analysis) => new Map<number, Core>());

/** The core of a text; another `variant` makes each point with another passage where a part has several. */
export function coreOf(analysis: Analysis, variant = 0): Core {
  const known = cores(analysis).get(variant) ?? makeCore(analysis, variant);
  cores(analysis).set(variant, known);
  return known;
}

function makeCore(analysis: Analysis, variant: number): Core {
  const thesis = thesisOf(analysis);
  const takeaway = takeawayOf(analysis, thesis);
  const taken = new Set([thesis, takeaway]);
  const candidates = partsOf(analysis).flatMap((passages) => {
    const weigh = pointWeight(passages[0]);
    const open = passages
      .filter((passage) => !taken.has(passage) && !asks(passage))
      .toSorted((a, b) => weigh(b) - weigh(a));
    return open.slice(Math.min(variant, Math.max(0, open.length - 1)), variant + POINTS_A_PART);
  });
  const telling = candidates.filter(({ salience }) => salience >= MIN_POINT_SALIENCE);
  const pool = telling.length >= ENOUGH_POINTS ? telling : candidates;
  const strongest = evenly(pool, analysis).slice(0, MAX_POINTS);
  return { thesis, points: strongest.toSorted((a, b) => indexOf(a) - indexOf(b)), takeaway };
}
