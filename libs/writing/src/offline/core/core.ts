import { isConclusion, isMethod } from '../../annotate/discourse/conclusions.js';
import { yes } from '../../annotate/salience.js';
import { labelOf } from '../../annotate/item-label.js';
import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { EXAMPLE, overlap, takeawayWeight, thesisWeight, titleShare } from './core-weights.js';
import { MIN_POINT_WORDS, pointsOf } from './key-points.js';
import { CONCEDES } from '../hooks/first-lines.js';
import { passageOf } from '../passages.js';
import { textOf } from '../realise.js';
import { isInList, isMadeOfList } from '../structures/subject-list.js';
import { endOf } from './story-end.js';

/** What every output must carry. */
export interface Core {
  /** The author's own line about the text, where it is short; else empty. */
  line: readonly Unit[];
  /** The point that every output states: the thesis if it is explicit, else the promised line, else the thesis. */
  about: readonly Unit[];
  thesis: Passage | null;
  /** Three to eight, in source order. */
  points: readonly Passage[];
  /** The conclusion, from the end of the text: a demand, a verdict, an outcome. */
  takeaway: Passage | null;
}

/** Shares of the sentences within which an author states the topic and the conclusion. */
const ZONES = { opening: 0.22, ending: 0.2, least: 5, section: 0.4 } as const;
const WORDS = { thesis: 75, takeaway: 90 } as const;
const MAX_SENTENCES = { thesis: 5, takeaway: 8 } as const;
/** A conclusion of fewer words needs what it concludes. */
const THIN_WORDS = 18;
/** Share of instructions that makes a procedure of a text. */
const PROCEDURE = 0.25;
/** A conclusion comes after this share of the text. */
const CONCLUDING = 0.5;
/** With fewer parts the last paragraph is the ending. */
const LEAST_PARTS = 2;
/** Below this nothing at the end is a conclusion. */
const MIN_TAKEAWAY = 0.2;
/** The same in the last of several parts, which need not conclude anything. */
const MIN_OF_PART = 0.25;

interface Zone {
  /** Positions of sentences. */
  positions: readonly number[];
  weigh: (unit: Unit, at: number) => number;
  least: number;
  maxWords: number;
  maxSentences: number;
  /** Whether a short one takes the paragraphs beside it along. */
  across?: boolean;
}

/** The passage around the best sentence of a zone that fits and shares nothing with what was used before. */
function bestIn(
  { tellings, units }: Analysis,
  { positions, weigh, least, maxWords, maxSentences, across = false }: Zone,
  told: ReadonlySet<number> = new Set(),
): Passage | null {
  const ranked = positions
    .flatMap((at) => {
      const unit = units[at];
      return unit === undefined ? [] : [{ at, weight: weigh(unit, at) }];
    })
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { at } of ranked) {
    const bounds = { maxWords, maxSentences };
    const own = passageOf(tellings.around(at, bounds, textOf), at);
    const isThin = across && own !== null && own.words < THIN_WORDS;
    const passage = isThin ? passageOf(tellings.around(at, bounds, textOf, { across }), at) : own;
    if (
      passage !== null &&
      passage.words >= MIN_POINT_WORDS &&
      passage.units.every(({ index }) => !told.has(index))
    )
      return passage;
  }
  return null;
}

/** Positions the author speaks at, unless the text has nothing else. */
function positionsOf({ units, isInterview }: Analysis): number[] {
  const all = [...units.keys()].filter((at) => units[at]?.isUntellable === false);
  const own = all.filter((at) => units[at]?.speaker === '');
  return own.length > 0 && !isInterview ? own : all;
}

/** What a text promises: the words of its title, and of its thesis once that is known. */
const promiseOf = ({ title, language }: Analysis, thesis: Passage | null): Set<string> =>
  new Set([...contentKeys(title, language), ...(thesis?.units.flatMap(({ stems }) => stems) ?? [])]);
/** A sentence that states the point has this share of the title's words, anywhere in the text. */
const STATED = 0.6;
/** After this share of the text come conclusions, not the topic. */
const LATE = 0.85;

function thesisOf(analysis: Analysis): Passage | null {
  const { units, title, sections } = analysis;
  const all = [...units.keys()].filter(
    (at) => units[at]?.isUntellable === false && !isMethod(sections[units[at].section]?.heading ?? ''),
  );
  const own = all.filter((at) => units[at]?.speaker === '');
  const pool = own.length > 0 ? own : all;
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
  // the paragraph right above the first heading only leads over to the parts
  const above = units.findLast(({ section, isUntellable }) => section === opening && !isUntellable)?.block;
  const hasParts = sections.filter(({ heading }) => heading !== '').length >= LEAST_PARTS;
  const weigh = (unit: Unit, at: number): number =>
    thesisWeight(
      unit,
      {
        isFirst: at === first && (promise.size === 0 || titleShare(unit.stems, promise) > 0),
        isLast: hasParts && unit.block === above,
      },
      title,
      promise,
    );
  const zone = { weigh, least: -1, maxWords: WORDS.thesis, maxSentences: MAX_SENTENCES.thesis };
  return bestIn(analysis, { ...zone, positions: early }) ?? bestIn(analysis, { ...zone, positions: pool });
}

/** No conclusion ends with an example, or begins with what it concedes where it goes on without. */
function concluding(passage: Passage): Passage {
  const { units, at } = passage;
  const example = units.findIndex(({ text }, place) => place > 0 && EXAMPLE.test(text));
  const next = units[1];
  const isFree = next !== undefined && (next.isDemand || !next.isDependent);
  const from = isFree && CONCEDES.test(units[0].text) ? 1 : 0;
  return passageOf(units.slice(from, example < 0 ? units.length : example), at) ?? passage;
}

const concludingSection = ({ sections }: Analysis): number =>
  sections.findLastIndex(
    ({ heading, words }, at) => at >= sections.length * CONCLUDING && words > 0 && isConclusion(heading),
  );

/** Paragraphs that each describe one of several things: "Search.gov: an engine …" None is a conclusion. */
function labelledBlocks({ units }: Analysis): ReadonlySet<number> {
  const labelled = units.filter(({ opensBlock, text }) => opensBlock && labelOf(text) !== '');
  const blocks = new Set(labelled.map(({ block }) => block));
  return blocks.size > 1 ? blocks : new Set();
}

function takeawayOf(analysis: Analysis, thesis: Passage | null): Passage | null {
  const { units, sections, language } = analysis;
  const { instruction } = languageOf(language);
  const pool = positionsOf(analysis);
  const last = units[pool.at(-1) ?? -1];
  if (last === undefined) return null;
  const conclusion = concludingSection(analysis);
  const hasParts = sections.filter(({ heading }) => heading !== '').length >= LEAST_PARTS;
  const promise = promiseOf(analysis, thesis);
  const titleWords = promiseOf(analysis, null);
  const instructs = ({ text }: Unit): boolean => instruction?.test(text.replace(/^["“]/u, '')) === true;
  // where a good part of a text instructs, its last instruction is no conclusion
  const isProcedure = units.filter(instructs).length >= units.length * PROCEDURE;
  const isAdvice = (unit: Unit): boolean => !isProcedure && instructs(unit);
  const weigh = (unit: Unit): number =>
    takeawayWeight(
      unit,
      {
        isInLastBlock: unit.block === last.block,
        isAdvice: isAdvice(unit),
      },
      promise,
      titleWords,
    ) -
    // a part that is one of several ends with its own detail
    0.3 *
      yes(
        (hasParts || !analysis.isStory) &&
          !unit.isSumming &&
          !isAdvice(unit) &&
          overlap(unit.stems, promise) === 0,
      ) +
    0.2 * yes(!hasParts && unit.block === last.block);
  const told = new Set(thesis?.units.map(({ index }) => index));
  const from = Math.min(units.length * (1 - ZONES.ending), Math.max(units.length - ZONES.least, 0));
  const zone = { weigh, maxWords: WORDS.takeaway, maxSentences: MAX_SENTENCES.takeaway, across: true };
  const isOfItem = (own: number): boolean => isInList(own, analysis);
  const concluded = bestIn(
    analysis,
    { ...zone, least: MIN_TAKEAWAY, positions: pool.filter((at) => units[at]?.section === conclusion) },
    told,
  );
  if (analysis.isStory && !isMadeOfList(analysis)) {
    if (concluded !== null) return concluding(concluded);
    return isOfItem(last.section) ? null : endOf(analysis, last);
  }
  const labels = labelledBlocks(analysis);
  // without parts the ending is the last paragraph, with the one before it
  const ending = (units.at(-1)?.block ?? 0) - 1;
  const inLast = isOfItem(last.section)
    ? []
    : pool.filter((at) => {
        const { section = -1, stems = [], block = -1, isSumming = false } = units[at] ?? {};
        const isLast = at >= from && (hasParts ? section === last.section : block >= ending);
        const states =
          at >= units.length * CONCLUDING && (isSumming || titleShare(stems, titleWords) >= STATED);
        return (isLast || states) && !labels.has(block) && !isOfItem(section);
      });
  const found =
    concluded ??
    bestIn(analysis, { ...zone, least: hasParts ? MIN_OF_PART : MIN_TAKEAWAY, positions: inLast }, told);
  return found === null ? null : concluding(found);
}

const ABOUT_WORDS = { least: 8, most: 50 } as const;
function isShort(units: readonly Unit[]): boolean {
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return words >= ABOUT_WORDS.least && words <= ABOUT_WORDS.most && units.some((unit) => !unit.isQuestion);
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
  const taken = new Set([...(thesis?.units ?? []), ...(takeaway?.units ?? [])].map(({ index }) => index));
  const points = pointsOf(analysis, taken, variant);
  const line = isShort(analysis.about) ? analysis.about : [];
  const isStated = thesis !== null && analysis.units[thesis.at]?.statesPoint === true;
  const about = line.length > 0 && !isStated ? line : (thesis?.units ?? []);
  return { line, about, thesis, points, takeaway };
}
