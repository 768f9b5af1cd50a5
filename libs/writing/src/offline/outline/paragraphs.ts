import type { Unit } from '../../annotate/unit.types.js';
import type { Kit } from '../kit.js';

/** Whether another sentence of the same block follows: one alone is no paragraph. */
const goesOn = (units: readonly Unit[], at: number): boolean => units[at + 1]?.block === units[at]?.block;

/** Text of units, a paragraph for each block of the source and at most `most` sentences a paragraph. */
export function paragraphsFrom(units: readonly Unit[], { tell }: Kit, most = 4): string[] {
  const groups: Unit[][] = [];
  for (const [at, unit] of units.entries()) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isFull = group !== undefined && group.length >= most && !unit.isDependent && goesOn(units, at);
    if (group && last && unit.index === last.index + 1 && unit.block === last.block && !isFull)
      group.push(unit);
    else groups.push([unit]);
  }
  return groups.map((group) => tell(group));
}
