import { isDecision } from '../../annotate/discourse/conclusions.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { passageOf } from '../passages.js';
import { textOf } from '../realise.js';
import { MIN_POINT_WORDS } from './key-points.js';

/** A shorter conclusion needs the paragraph that it concludes. */
const THIN_WORDS = 18;
/** With fewer headed sections, the last paragraph is the ending. */
const LEAST_PARTS = 2;
/** A sentence with this share of the title's words states the point, anywhere in the text. */
export const STATED = 0.6;

export const hasParts = ({ sections }: Analysis): boolean =>
  sections.filter(({ heading }) => heading !== '').length >= LEAST_PARTS;

interface Zone {
  positions: readonly number[];
  weigh: (unit: Unit, at: number) => number;
  least: number;
  maxWords: number;
  maxSentences: number;
  /** Whether a short passage includes the paragraphs beside it. */
  across?: boolean;
}

/** The passage around the sentence of most weight that fits; null if none does. */
export function bestIn(
  { tellings, units }: Analysis,
  { positions, weigh, least, maxWords, maxSentences, across = false }: Zone,
): Passage | null {
  const ranked = positions
    .flatMap((at) => {
      const unit = units[at];
      return unit === undefined ? [] : [{ at, weight: weigh(unit, at) }];
    })
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight);
  const isPoint = (passage: Passage | null): passage is Passage =>
    passage !== null && passage.words >= MIN_POINT_WORDS;
  for (const { at } of ranked) {
    const bounds = { maxWords, maxSentences };
    const own = passageOf(tellings.around(at, bounds, textOf), at);
    if (own === null) continue;
    const isThin = across && own.words < THIN_WORDS;
    const passage = isThin ? passageOf(tellings.around(at, bounds, textOf, { across }), at) : own;
    const found = [passage, passageOf(tellings.closureAt(at), at)].find(isPoint);
    if (found !== undefined) return found;
  }
  return null;
}

/** Positions of the author's sentences; of all usable sentences in an interview or if the author has none. */
export function positionsOf({ units, isInterview }: Analysis): number[] {
  const all = [...units.keys()].filter((at) => units[at]?.isExcluded === false);
  const own = all.filter((at) => units[at]?.speaker === '' && units[at].isQuotedOn !== true);
  return own.length > 0 && !isInterview ? own : all;
}

/** A text with this many decisions is the minutes of a meeting. */
const MINUTES = 3;
/** Positions of the decisions in the minutes of a meeting; empty for any other text. */
export function decisionsIn({ units }: Analysis): number[] {
  const decided = [...units.keys()].filter((at) => isDecision(units[at]?.text ?? ''));
  return decided.length < MINUTES ? [] : decided;
}

/** What a text promises: the stems of its title, and of its thesis if given. */
export const promiseOf = ({ title, language }: Analysis, thesis: Passage | null): Set<string> =>
  new Set([...contentKeys(title, language), ...(thesis?.units.flatMap(({ stems }) => stems) ?? [])]);
