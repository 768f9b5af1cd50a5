import { contentKeys } from '../../languages/words.js';
import type { Unit } from '../unit.types.js';
import { isContextDependent } from './context-dependence.js';

/** A definite noun that the sentence before introduced: "The nametags …". */
function bridges(unit: Unit, before: Unit | undefined, title: ReadonlySet<string>): boolean {
  if (before === undefined || unit.opensBlock || !/^(?:the|both|all the) \p{L}/iu.test(unit.text))
    return false;
  return unit.stems.slice(0, 2).some((stem) => before.stems.includes(stem) && !title.has(stem));
}

/** A noun in this many sentences is known to the reader of any of them. */
const KNOWN_FROM = 3;
const POINTING = /\b(?:these|those|this|such)\b(?= (?<noun>\p{L}+))/iu;

/** "None of these metrics …" opens a paragraph: what the whole text is about needs no sentence before it. */
function freeOpenings(units: readonly Unit[], language: string): void {
  const counts = new Map<string, number>();
  for (const { stems } of units) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  units.forEach((unit, at) => {
    if (at === 0 || !unit.isDependent || units[at - 1]?.block === unit.block) return;
    const [pointing = ''] = POINTING.exec(unit.text) ?? [];
    // "this formula" is one of several that were shown
    if (units[at - 1]?.section === unit.section && !/^th(?:e|o)se$/iu.test(pointing)) return;
    const noun = POINTING.exec(unit.text)?.groups?.['noun'] ?? '';
    const isKnown = contentKeys(noun, language).some((stem) => (counts.get(stem) ?? 0) >= KNOWN_FROM);
    if (isKnown)
      unit.isDependent = isContextDependent(
        unit.text.replace(/\b(?:of )?(?:these|those|this|such)\b/iu, 'the'),
        language,
      );
  });
}

/** Marks the sentences that speak of something as known which a sentence before them introduces. */
export function markIntroductions(
  units: readonly Unit[],
  title: ReadonlySet<string>,
  language: string,
): void {
  units.forEach((unit, at) => {
    unit.isDependent ||= bridges(unit, units[at - 1], title);
  });
  freeOpenings(units, language);
}

/** Under a heading that is included, the first sentence needs no sentence before it. */
export function freeUnderHeadings(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const opens = units[at - 1]?.section !== unit.section && (headings[unit.section] ?? '') !== '';
    if (opens) Object.assign(unit, { isDependent: false, reach: 0 });
  });
}
