import { oneOf } from '../../text/one-of.js';
import type { List } from '../analysis.types.js';
import { textOf } from '../realise.js';
import type { Whole } from './whole.js';

/** "Here are some examples of our successes:" */
export const EXAMPLES = new RegExp(
  String.raw`\b(?:${oneOf`examples? for_instance such_as beispiele? ejemplos? exemples? esempi exemplos?`})\b`,
  'iu',
);

export const isEnumerated = ({ isOfHeadings, leadIn }: List): boolean =>
  isOfHeadings && !EXAMPLES.test(leadIn);

const WITHOUT: ReadonlySet<number> = new Set();
/** The lists of a text. The first part of all below the opening has no sentence of it in its lead-in: "It hums! Here is why:" below "It hums!" */
export function listsBelow({ units, lists }: Whole, told = WITHOUT): readonly List[] {
  const first = [...units, ...lists].reduce((least, { index }) => Math.min(least, index), Infinity);
  return lists.map((list) => {
    const { index, leadUnits } = list;
    const left = leadUnits.filter((unit) => !told.has(unit.index));
    const isBegun = index === first && left.length < leadUnits.length && left.at(-1) === leadUnits.at(-1);
    return isBegun && left.length > 0 ? { ...list, leadIn: textOf(left), leadUnits: left } : list;
  });
}
