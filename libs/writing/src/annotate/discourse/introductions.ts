import type { Unit } from '../unit.types.js';

/** Whether a sentence begins with a definite noun from the sentence before: "The nametags …". */
function bridges(unit: Unit, before: Unit | undefined, title: ReadonlySet<string>): boolean {
  if (before === undefined || unit.opensBlock || !/^(?:the|both|all the) \p{L}/iu.test(unit.text))
    return false;
  return unit.stems.slice(0, 2).some((stem) => before.stems.includes(stem) && !title.has(stem));
}

/** Marks sentences as dependent that refer to something the sentence before introduces. */
export function markIntroductions(units: readonly Unit[], title: ReadonlySet<string>): void {
  units.forEach((unit, at) => {
    unit.isDependent ||= bridges(unit, units[at - 1], title);
  });
}

/** Makes the first sentence under a heading independent, for outputs with headings. */
export function freeUnderHeadings(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const opens = units[at - 1]?.section !== unit.section && (headings[unit.section] ?? '') !== '';
    if (opens) Object.assign(unit, { isDependent: false, reach: 0 });
  });
}
