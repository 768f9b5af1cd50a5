import { languageOf } from '../languages/registry.js';
import type { Unit } from './unit.types.js';

const NOTHING = /(?!)/u;

/** Whether the paragraph of a sentence has more that an output can have. */
function hasMore(units: readonly Unit[], at: number): boolean {
  let next = at + 1;
  while (units[next]?.isExcluded === true) next += 1;
  return units[next]?.block === units[at]?.block;
}

/** Makes what goes on with a scenario or an example lean on its opening, and an example end where its paragraph does. A scenario is also hedged. */
export function tieScenarios(units: readonly Unit[], language: string): void {
  const { imagines = NOTHING, exemplifies = NOTHING } = languageOf(language).context ?? {};
  let imagined: Unit | undefined;
  let exampled: number | undefined;
  units.forEach((unit, at) => {
    if (unit.block === imagined?.block || unit.block === exampled) unit.isDependent = true;
    if (exemplifies.test(unit.text)) exampled = unit.block;
    if (unit.block === exampled) unit.owesNext ||= hasMore(units, at);
    if (unit.section === imagined?.section) unit.isHedged = true;
    if (imagines.test(unit.text)) {
      imagined = unit;
      unit.isHedged = true;
    }
  });
}
