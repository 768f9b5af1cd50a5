import type { Unit } from '../../annotate/unit.types.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { overlap, thesisWeight, titleShare } from './core-weights.js';
import { pointsOf } from './key-points.js';
import { takeawayOf } from './takeaway.js';
import { bestIn, decisionsIn, hasParts, promiseOf, STATED } from './zone.js';

/** What every output must carry. */
export interface Core {
  /** The author's own description of the text if it is long enough and does not repeat the opening; else empty. */
  line: readonly Unit[];
  /** The point that every output states: the description in `line`, else the thesis. */
  about: readonly Unit[];
  thesis: Passage | null;
  /** At most eight, in source order. */
  points: readonly Passage[];
  /** The conclusion from the end of the text: a demand, a verdict or an outcome. */
  takeaway: Passage | null;
}

/** The topic is in this share of the sentences (or in `least` of them), or in a first section of at most the share `section`. */
const ZONES = { opening: 0.22, least: 5, section: 0.4 } as const;
const MOST = { maxWords: 75, maxSentences: 5 } as const;

/** After this share of the text come conclusions rather than the topic. */
const LATE = 0.85;

function thesisOf(analysis: Analysis): Passage | null {
  const { units } = analysis;
  const all = [...units.keys()].filter((at) => units[at]?.isExcluded === false);
  const own = all.filter((at) => units[at]?.speaker === '');
  const decided = decisionsIn(analysis);
  const pool = decided.length > 0 ? decided : own.length > 0 ? own : all;
  const first = pool[0];
  const promise = promiseOf(analysis, null);
  const end = Math.max(ZONES.least, units.length * ZONES.opening);
  const opening = units[first ?? 0]?.section;
  const isBrief = pool.filter((at) => units[at]?.section === opening).length <= pool.length * ZONES.section;
  const early = pool.filter(
    (at) =>
      at <= end ||
      (isBrief && units[at]?.section === opening) ||
      (at <= units.length * LATE &&
        units[at]?.statesPoint === true &&
        overlap(units[at].stems, promise) >= STATED),
  );
  // the last paragraph above the first heading leads over to the sections
  const above = units.findLast(({ section, isExcluded }) => section === opening && !isExcluded)?.block;
  const weigh = (unit: Unit, at: number): number =>
    thesisWeight(
      unit,
      {
        isFirst: at === first && (promise.size === 0 || titleShare(unit.stems, promise) > 0),
        isLast: hasParts(analysis) && unit.block === above,
      },
      promise,
    );
  const zone = { weigh, least: -1, ...MOST };
  return bestIn(analysis, { ...zone, positions: early }) ?? bestIn(analysis, { ...zone, positions: pool });
}

/** A shorter description is not used. */
const ABOUT_WORDS = 8;
const OPENING = 3;

/** Opening sentences that have all words of a sentence of the description. */
export const openingSaid = ({ about, units }: Analysis): Unit[] =>
  units
    .slice(0, OPENING)
    .filter(({ stems }) =>
      about.some(({ stems: said }) => said.length > 2 && said.every((stem) => stems.includes(stem))),
    );

const cores = onceFor((_: Analysis) => new Map<number, Core>());

/** The core of a text. A higher `variant` chooses other passages as key points where a section has several. */
export function coreOf(analysis: Analysis, variant = 0): Core {
  const known = cores(analysis).get(variant) ?? makeCore(analysis, variant);
  cores(analysis).set(variant, known);
  return known;
}

function makeCore(analysis: Analysis, variant: number): Core {
  const thesis = thesisOf(analysis);
  const takeaway = takeawayOf(analysis, thesis);
  const taken = new Set([...(thesis?.units ?? []), ...(takeaway?.units ?? [])].map(({ index }) => index));
  const points = pointsOf(analysis, taken, variant);
  const isLine = wordsOf(analysis.about) >= ABOUT_WORDS && openingSaid(analysis).length === 0;
  const line = isLine ? analysis.about : [];
  const about = line.length > 0 ? line : (thesis?.units ?? []);
  return { line, about, thesis, points, takeaway };
}
