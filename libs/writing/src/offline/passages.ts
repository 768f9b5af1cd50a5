import { salienceOf } from '../annotate/salience.js';
import type { Unit } from '../annotate/unit.types.js';
import type { Passage } from './analysis.types.js';

/** Whether nothing stands between two sentences: no other paragraph, question, speaker or heading. */
export const isNextTo = (last: Unit, unit: Unit): boolean =>
  unit.index === last.index + 1 &&
  unit.block - last.block <= 1 &&
  unit.section === last.section &&
  unit.speaker === last.speaker;

/** Whether a paragraph goes on from the sentence above it: it leans on it, or answers it. */
const goesOn = (last: Unit | undefined, unit: Unit): boolean =>
  last !== undefined && isNextTo(last, unit) && (unit.isDependent || last.announces || last.isQuestion);

/** Where a telling may begin inside a paragraph: at a sentence that stands alone and finds, contrasts or concludes. */
const mayStartInside = (unit: Unit): boolean =>
  !unit.isDependent &&
  !unit.isQuestion &&
  !unit.announces &&
  (unit.figure !== '' || unit.isSumming || unit.isContrast || unit.isCue);

type Draft = Omit<Passage, 'order'>;

/** A passage without an end that only announces; null where nothing is left. */
function closed(run: readonly Unit[]): Draft | null {
  const [first, ...rest] = run.slice(0, run.findLastIndex(({ announces }) => !announces) + 1);
  if (first === undefined) return null;
  const units = [first, ...rest] as const;
  return {
    units,
    section: first.section,
    words: units.reduce((sum, { words }) => sum + words, 0),
    salience: salienceOf(units),
    opensBlock: first.opensBlock,
  };
}

/** Sentences of one paragraph that may be told, parted where one of them may not. */
function stretchesOf(units: readonly Unit[], takesItems: boolean): Unit[][] {
  const stretches: Unit[][] = [];
  let last: Unit | undefined;
  for (const unit of units) {
    const isNext = last !== undefined && unit.block === last.block && unit.index === last.index + 1;
    if (!unit.isUntellable && (takesItems || !unit.isItem)) {
      if (isNext) stretches.at(-1)?.push(unit);
      else stretches.push([unit]);
      last = unit;
    }
  }
  return stretches;
}

/** Part of the words in list items from which a text is minutes or notes: its items are its paragraphs. */
const ITEMS_PART = 0.7;

function isMadeOfItems(units: readonly Unit[]): boolean {
  const told = units.filter(({ isUntellable }) => !isUntellable);
  const wordsOf = (own: readonly Unit[]): number => own.reduce((sum, { words }) => sum + words, 0);
  return wordsOf(told.filter(({ isItem }) => isItem)) >= wordsOf(told) * ITEMS_PART;
}

export interface Passages {
  /** Paragraphs in order, each from a sentence that stands alone to its end; none overlaps with another. */
  passages: Passage[];
  /** Further starts inside paragraphs: a sentence that finds, contrasts or concludes, and what follows it. */
  finds: Passage[];
}

/**
 * Paragraphs as passages. One whose first sentence needs the paragraph above is part of that passage; what needs a
 * sentence that may not be told is not told either. In a narrative nothing begins inside a paragraph.
 */
export function passagesOf(units: readonly Unit[], isNarrative: boolean): Passages {
  const runs: Unit[][] = [];
  const takesItems = isMadeOfItems(units);
  for (const stretch of stretchesOf(units, takesItems)) {
    const [first] = stretch;
    const open = runs.at(-1);
    if (first === undefined) continue;
    if (open && goesOn(open.at(-1), first)) open.push(...stretch);
    else if (first.opensBlock && (!first.isDependent || first === units[0])) runs.push(stretch);
    else {
      const start = isNarrative ? -1 : stretch.findIndex(mayStartInside);
      if (start >= 0) runs.push(stretch.slice(start));
    }
  }
  const passages = runs
    .flatMap((run) => closed(run) ?? [])
    .map((passage, order): Passage => ({ ...passage, order }));
  const finds = isNarrative ? [] : passages.flatMap((passage) => findsIn(passage));
  return { passages, finds };
}

/** So many starts inside one paragraph are looked at. */
const MAX_FINDS = 6;

function findsIn({ units, order }: Passage): Passage[] {
  const starts = [...units.keys()].filter((at) => at > 0 && units[at] && mayStartInside(units[at]));
  return starts.slice(0, MAX_FINDS).flatMap((at) => {
    const found = closed(units.slice(at));
    return found === null ? [] : [{ ...found, order }];
  });
}
