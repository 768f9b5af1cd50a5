import { salienceOf } from '../annotate/salience.js';
import type { Unit } from '../annotate/unit.types.js';
import type { Passage } from './analysis.types.js';
import { Tellings } from './tellings.js';

/** Share of the words in list items from which a text is minutes or notes, with items as its paragraphs. */
const ITEMS_PART = 0.7;

export const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

function isMadeOfItems(units: readonly Unit[]): boolean {
  const told = units.filter(({ isExcluded }) => !isExcluded);
  return wordsOf(told.filter(({ isItem }) => isItem)) >= wordsOf(told) * ITEMS_PART;
}

export const tellingsOf = (units: readonly Unit[], isNarrative: boolean): Tellings =>
  new Tellings(units, { isNarrative, takesItems: isMadeOfItems(units) });

/** A run of sentences as a passage about the one at position `at`; null for an empty run. */
export function passageOf(run: readonly Unit[], at: number): Passage | null {
  const [first, ...rest] = run;
  if (first === undefined) return null;
  const units = [first, ...rest] as const;
  return {
    at,
    units,
    section: first.section,
    words: wordsOf(units),
    salience: salienceOf(units),
    opensBlock: first.opensBlock,
  };
}

/** The passages of one paragraph: around the sentence of most salience, then around what is left. */
function passagesIn(positions: readonly number[], tellings: Tellings): Passage[] {
  const left = new Set(positions.filter((at) => tellings.closureAt(at).length > 0));
  const passages: Passage[] = [];
  while (left.size > 0) {
    const at = [...left].reduce((best, each) =>
      salienceAt(each, tellings) > salienceAt(best, tellings) ? each : best,
    );
    const run = tellings.around(at, {}, () => '');
    const indexes = new Set(run.map(({ index }) => index));
    for (const each of left) if (indexes.has(tellings.units[each]?.index ?? -1)) left.delete(each);
    passages.push(...[passageOf(run, at)].filter((passage) => passage !== null));
  }
  return passages.toSorted((a, b) => a.units[0].index - b.units[0].index);
}

const salienceAt = (at: number, { units }: Tellings): number => units[at]?.salience ?? 0;

/** The passages of all paragraphs, in order. */
export function passagesOf(tellings: Tellings): Passage[] {
  const { units } = tellings;
  const blocks = Map.groupBy(units.keys(), (at) => units[at]?.block ?? 0).values();
  return [...blocks].flatMap((positions) => passagesIn(positions, tellings));
}
