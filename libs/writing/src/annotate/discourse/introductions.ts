import type { Unit } from '../unit.types.js';

/** A definite noun that the sentence before introduced: "The nametags …". */
function bridges(unit: Unit, before: Unit | undefined, title: ReadonlySet<string>): boolean {
  if (before === undefined || unit.opensBlock || !/^(?:the|both|all the) \p{L}/iu.test(unit.text))
    return false;
  return unit.stems.slice(0, 2).some((stem) => before.stems.includes(stem) && !title.has(stem));
}

/** Marks the sentences that speak of something as known which a sentence before them introduces. */
export function markIntroductions(units: readonly Unit[], title: ReadonlySet<string>): void {
  units.forEach((unit, at) => {
    unit.isDependent ||= bridges(unit, units[at - 1], title);
  });
}

/** Under a heading that is included, the first sentence needs no sentence before it. */
export function freeUnderHeadings(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const opens = units[at - 1]?.section !== unit.section && (headings[unit.section] ?? '') !== '';
    if (opens) Object.assign(unit, { isDependent: false, reach: 0 });
  });
}
