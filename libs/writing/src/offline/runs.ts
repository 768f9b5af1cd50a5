import type { Unit } from '../annotate/unit.types.js';
import type { List, Passage } from './analysis.types.js';
import type { Hook } from './hooks.js';
import type { Kit } from './kit.js';
import { isNextTo } from './passages.js';
import { beginningOf, type Bounds } from './realise.js';

export const indexesOf = (units: readonly Unit[]): number[] => units.map(({ index }) => index);
export const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);
export const startOf = ({ units }: Passage): number => units[0].index;

interface RunBounds extends Bounds {
  /** Stays within one paragraph of the source. */
  sameBlock?: boolean;
}

/** Whether a passage goes on where the last sentence told ended. */
const goesOn = (last: Unit | undefined, { units: [next] }: Passage, sameBlock: boolean): boolean =>
  last === undefined || (isNextTo(last, next) && (!sameBlock || next.block === last.block));

/** A passage and those that follow it right away in the source, up to the bounds, ending well. */
export function runFrom(kit: Kit, start: Passage, bounds: RunBounds): Unit[] {
  const { maxWords = Infinity, maxSentences = Infinity, fits = () => true, sameBlock = false } = bounds;
  const { tell, analysis } = kit;
  const units: Unit[] = [];
  for (const passage of passagesFrom(analysis.passages, start)) {
    if (!goesOn(units.at(-1), passage, sameBlock)) break;
    const before = units.length === 0 ? '' : `${tell(units)} `;
    const left = {
      maxWords: maxWords - wordsOf(units),
      maxSentences: maxSentences - units.length,
      fits: (text: string) => fits(before + text),
    };
    const part = beginningOf(passage, left, tell);
    units.push(...part);
    if (part.length < passage.units.length) break;
  }
  return units;
}

/** A start, which may lie inside its paragraph, and the paragraphs behind it. */
function* passagesFrom(passages: readonly Passage[], start: Passage): Generator<Passage> {
  yield start;
  for (let at = start.order + 1; at < passages.length; at += 1) {
    const passage = passages[at];
    if (passage !== undefined) yield passage;
  }
}

/** A connected stretch of the source that opens with a hook. */
export interface Window {
  hook: Hook;
  units: readonly Unit[];
  value: number;
}

export interface WindowSize {
  /** Least and most words. */
  words: readonly [number, number];
  /** Words of the opening line at most. */
  hookWords: number;
}

/** So many of the best hooks are tried. */
const TRIED = 40;
/** A second choice is taken where it is nearly as good. */
const CLOSE = 0.85;
const WEIGHTS = { salience: 0.6, tooShort: 0.7 } as const;

function windowsOf(kit: Kit, { words: [least, most], hookWords }: WindowSize): Window[] {
  const windows = kit.hooks.slice(0, TRIED).flatMap((hook): Window[] => {
    if (wordsOf(hook.units) > hookWords) return [];
    const units = runFrom(kit, hook.passage, { maxWords: most });
    if (units.length < hook.units.length) return [];
    const salience = units.reduce((sum, unit) => sum + unit.salience, 0) / units.length;
    const missing = Math.max(0, least - wordsOf(units)) / least;
    return [{ hook, units, value: hook.strength + salience * WEIGHTS.salience - missing * WEIGHTS.tooShort }];
  });
  return windows.toSorted((a, b) => b.value - a.value);
}

/** The window of a format: by rank among those that share no sentence and are nearly as good as the best one. */
export function windowFor(kit: Kit, rank: number, size: WindowSize): Window | null {
  const told = new Set<number>();
  const apart = windowsOf(kit, size).filter(({ units }) => {
    if (units.some(({ index }) => told.has(index))) return false;
    for (const { index } of units) told.add(index);
    return true;
  });
  const [top] = apart;
  if (top === undefined) return null;
  const good = kit.variant > 0 ? apart : apart.filter(({ value }) => value >= top.value * CLOSE);
  return good[(rank + kit.variant) % good.length] ?? null;
}

const itemWords = ({ label, text }: List['items'][number]): number => `${label} ${text}`.split(/\s+/u).length;

/** A longer list is no part of a post. */
const MAX_ITEMS = 12;
const MAX_LIST_WORDS = 170;

/** The weightiest list short enough for a post; null where there is none. */
export function listFor({ analysis: { lists } }: Kit, maxItemWords: number): List | null {
  const fitting = lists.filter(
    ({ items }) =>
      items.length >= 3 &&
      items.length <= MAX_ITEMS &&
      items.every((item) => itemWords(item) <= maxItemWords) &&
      items.reduce((sum, item) => sum + itemWords(item), 0) <= MAX_LIST_WORDS,
  );
  return (
    fitting.toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || b.salience - a.salience)[0] ?? null
  );
}
