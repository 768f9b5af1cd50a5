import type { Analysis } from '../analysis.types.js';
import { DAMPING, treeOf, type Part } from './parts.js';

/** A part that would get fewer words is left out. A post has few parts, so each gets more. */
const LEAST_WORDS = 26;
/** The least words of a useful part. */
const floorOf = ({ words, listed }: Part, least: number): number => Math.min(words, least + listed);
/** The part with only the labels of its lists. */
const byLabels = (part: Part): Part => ({ ...part, listed: part.labels });

/** How often full parts pass their surplus to the others. */
const MOST_ROUNDS = 8;

/** What is left after the least words of each part, by weight, none more than a part has. */
function divide(parts: readonly Part[], words: number, least: number): Map<Part, number> {
  const shares = new Map(parts.map((part) => [part, floorOf(part, least)]));
  let open = parts.filter((part) => floorOf(part, least) < part.words);
  let left = words - [...shares.values()].reduce((a, b) => a + b, 0);
  for (let round = 0; round < MOST_ROUNDS && open.length > 0 && left > 0; round += 1) {
    const weight = open.reduce((sum, part) => sum + part.weight, 0);
    const more = (part: Part): number => (left * part.weight) / weight;
    const full = open.filter((part) => part.words - (shares.get(part) ?? 0) <= more(part));
    for (const part of full.length > 0 ? full : open)
      shares.set(part, full.length > 0 ? part.words : (shares.get(part) ?? 0) + more(part));
    if (full.length === 0) return shares;
    left = words - [...shares.values()].reduce((a, b) => a + b, 0);
    open = open.filter((part) => !full.includes(part));
  }
  return shares;
}

/** Groups parts that are included together or not at all: pros and cons, each a question with its answers. */
function together(parts: readonly Part[]): Part[][] {
  const asked = parts.filter(({ isAsked, listed }) => isAsked && listed > 0);
  const others = parts.filter((part) => !asked.includes(part)).map((part) => [part]);
  return [...others, ...(asked.length > 0 ? [asked] : [])];
}

/** The same with the parts that say least left out until the others have room to say something. */
function divideAmong(parts: readonly Part[], words: number, least: number): Map<Part, number> {
  let room = words;
  const told = new Map<Part, Part>();
  const floorOfAll = (all: readonly Part[]): number =>
    all.reduce((sum, part) => sum + floorOf(part, least), 0);
  const valueOf = (all: readonly Part[]): number => all.reduce((sum, { value }) => sum + value, 0);
  for (const group of together(parts).toSorted((a, b) => valueOf(b) - valueOf(a))) {
    const fits = [group, group.map(byLabels)].find((each) => floorOfAll(each) <= room);
    if (fits === undefined && told.size > 0) continue;
    const each = fits ?? group;
    room -= floorOfAll(each);
    group.forEach((part, at) => told.set(part, each[at] ?? part));
  }
  return divide(
    parts.flatMap((part) => told.get(part) ?? []),
    words,
    least,
  );
}

/** A part's own sentences beside the parts below it: what leads over to them. */
const asPart = (part: Part): Part => ({ ...part, words: part.own, weight: part.own ** DAMPING, parts: [] });

function shareOut(parts: readonly Part[], words: number, least: number, shares: Map<number, number>): void {
  for (const [part, share] of divideAmong(parts, words, least)) {
    const own = part.own > 0 ? [asPart(part)] : [];
    if (part.parts.length > 0) shareOut([...own, ...part.parts], share, least, shares);
    else if (part.section !== null) shares.set(part.section, share);
  }
}

export interface ShareBounds {
  words: number;
  /** Sentences used elsewhere in the output. */
  told?: ReadonlySet<number>;
  /** Words of a part at least. */
  leastPart?: number;
  /** Whether headings that are the items of a list become one list. */
  asLists?: boolean;
}

/** How many words each part gets in an output of this length: in proportion, without the least informative parts. */
export function sharesOf(
  analysis: Analysis,
  { words, told = new Set(), leastPart = LEAST_WORDS, asLists = false }: ShareBounds,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  shareOut(treeOf(analysis, told, asLists), words, leastPart, shares);
  return new Map([...shares].toSorted(([a], [b]) => a - b));
}

export interface Length {
  least: number;
  /** Part of the source's words. */
  part: number;
  most: number;
}

/** Words of an output by its source's length and the length setting. */
export const wordsFor = ({ least, part, most }: Length, { words }: Analysis, factor: number): number =>
  Math.min(Math.max(least, words * part), most, words) * factor;
