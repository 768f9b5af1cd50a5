import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { SAME } from '../runs.js';
import type { Whole } from './whole.js';

/** Whether two sentences say the same, and none of them more. */
function areSame(stems: readonly string[], other: readonly string[]): boolean {
  const [least, most] = [Math.min(stems.length, other.length), Math.max(stems.length, other.length)];
  return (
    least >= SAME.words &&
    least >= SAME.part * most &&
    stems.filter((stem) => other.includes(stem)).length >= SAME.part * most
  );
}

/** The sentences of a selection that one of its lists says too, as an item or in its lead-in. */
export function repeatedIn(
  { units, lists }: Whole,
  required: ReadonlySet<number>,
  { language }: Analysis,
): Set<number> {
  const textsOf = ({ items }: List): string[] => items.map(({ text }) => text).filter((text) => text !== '');
  const items = lists.flatMap(textsOf).map((text) => ({ text, stems: contentKeys(text, language) }));
  const led = new Set(lists.flatMap(({ leadUnits }) => leadUnits.map(({ index }) => index)));
  const isRepeated = ({ text, stems, index }: Unit): boolean =>
    led.has(index) ||
    (!required.has(index) && items.some((item) => item.text.includes(text) || areSame(stems, item.stems)));
  return new Set(units.filter(isRepeated).map(({ index }) => index));
}
