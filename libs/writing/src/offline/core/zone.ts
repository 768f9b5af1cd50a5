import { isDecision } from '../../annotate/discourse/conclusions.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import type { Analysis, Passage } from '../analysis.types.js';
import { passageOf } from '../passages.js';
import { textOf } from '../realise.js';
import { MIN_POINT_WORDS } from './key-points.js';

/** A conclusion of fewer words needs what it concludes. */
const THIN_WORDS = 18;
/** With fewer parts the last paragraph is the ending. */
const LEAST_PARTS = 2;
/** A sentence that states the point has this share of the title's words, anywhere in the text. */
export const STATED = 0.6;

export const hasParts = ({ sections }: Analysis): boolean =>
  sections.filter(({ heading }) => heading !== '').length >= LEAST_PARTS;

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

/** The passage around the best sentence of a zone that fits. */
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

/** Positions the author speaks at, unless the text has nothing else. */
export function positionsOf({ units, isInterview }: Analysis): number[] {
  const all = [...units.keys()].filter((at) => units[at]?.isUntellable === false);
  const own = all.filter((at) => units[at]?.speaker === '' && units[at].isQuotedOn !== true);
  return own.length > 0 && !isInterview ? own : all;
}

/** With this many decisions a text is the minutes of a meeting. */
const MINUTES = 3;
/** Positions of what the meeting decided whose minutes a text is; empty for any other text. */
export function decisionsIn({ units }: Analysis): number[] {
  const decided = [...units.keys()].filter((at) => isDecision(units[at]?.text ?? ''));
  return decided.length < MINUTES ? [] : decided;
}

/** What a text promises: the words of its title, and of its thesis once that is known. */
export const promiseOf = ({ title, language }: Analysis, thesis: Passage | null): Set<string> =>
  new Set([...contentKeys(title, language), ...(thesis?.units.flatMap(({ stems }) => stems) ?? [])]);
