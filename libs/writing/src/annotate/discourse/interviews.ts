import type { Unit } from '../unit.types.js';

/** An interviewer says less than this part of what is said, the one who answers more than that. */
const ASKER_PART = 0.15;
const ANSWERER_PART = 0.6;

/** In an interview the one who asks is not quoted. */
export function silenceInterviewer(units: readonly Unit[]): void {
  const words = new Map<string, number>();
  for (const { speaker, words: own } of units)
    if (speaker !== '') words.set(speaker, (words.get(speaker) ?? 0) + own);
  const all = [...words.values()].reduce((a, b) => a + b, 0);
  const most = [...words.values()].reduce((a, b) => Math.max(a, b), 0);
  if (words.size < 2 || most < all * ANSWERER_PART) return;
  for (const unit of units)
    if (unit.speaker !== '' && (words.get(unit.speaker) ?? 0) < all * ASKER_PART) unit.isUntellable = true;
}

/** An answer of so few words says nothing alone. */
const ASSENT_WORDS = 3;

/** "Of course." says nothing where its question is left out. */
export function silenceAssent(units: readonly Unit[], headings: readonly string[]): void {
  units.forEach((unit, at) => {
    const answers = unit.speaker !== '' && unit.opensBlock && units[at + 1]?.block === unit.block;
    const isAsked = (headings[unit.section] ?? '') !== '';
    if (answers && !isAsked && unit.words <= ASSENT_WORDS) unit.isUntellable = true;
  });
}
