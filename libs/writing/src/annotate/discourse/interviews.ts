import type { Unit } from '../unit.types.js';

/** The interviewer says less than this share of the words, the person interviewed more than the other. */
const ASKER_PART = 0.15;
const ANSWERER_PART = 0.6;

/** Makes the words of an interviewer excluded. */
export function silenceInterviewer(units: readonly Unit[]): void {
  const words = new Map<string, number>();
  for (const { speaker, words: own } of units)
    if (speaker !== '') words.set(speaker, (words.get(speaker) ?? 0) + own);
  const all = [...words.values()].reduce((a, b) => a + b, 0);
  const most = [...words.values()].reduce((a, b) => Math.max(a, b), 0);
  if (words.size < 2 || most < all * ANSWERER_PART) return;
  for (const unit of units)
    if (unit.speaker !== '' && (words.get(unit.speaker) ?? 0) < all * ASKER_PART)
      Object.assign(unit, { isOfWhole: !unit.isExcluded || unit.isOfWhole, isExcluded: true });
}

const ASSENT_WORDS = 3;

/** Makes an assent ("Of course.") excluded if its question is left out. */
export function silenceAssent(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const answers = unit.speaker !== '' && unit.opensBlock && units[at + 1]?.block === unit.block;
    const isAsked = (headings[unit.section] ?? '') !== '';
    if (answers && !isAsked && unit.words <= ASSENT_WORDS) unit.isExcluded = true;
  });
}
