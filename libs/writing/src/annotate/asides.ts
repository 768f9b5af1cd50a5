import { isAside, isExcluded } from './discourse/housekeeping.js';
import type { Unit } from './unit.types.js';

/** Keeps an aside with its paragraph if the next sentence depends on what is before both: "It is hard. (We tried.) Instead, …". */
export function keepAsides(units: readonly Unit[], language: string): void {
  units.forEach((unit, at) => {
    const next = units[at + 1];
    const isLeantOn = next?.isDependent === true && next.block === unit.block && !next.isExcluded;
    if (!isLeantOn || unit.opensBlock || unit.isApart || unit.isOfWhole || !isAside(unit.text)) return;
    const said = unit.text.replace(/^[(（]|[)）](?=.?$)/gu, '');
    if (!isExcluded(said, language)) Object.assign(unit, { isExcluded: false, isDependent: true });
  });
}
