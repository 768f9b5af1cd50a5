import type { Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';
import { asksThroughout } from './asked.js';
import { isSpoken } from './housekeeping-patterns.js';

/** The interviewer says less than this share of the words, the person interviewed more than the other. */
const ASKER_PART = 0.15;
const ANSWERER_PART = 0.6;

function askersOf(units: readonly Unit[]): ReadonlySet<string> {
  const words = new Map<string, number>();
  for (const { speaker, words: own } of units)
    if (speaker !== '') words.set(speaker, (words.get(speaker) ?? 0) + own);
  const all = [...words.values()].reduce((a, b) => a + b, 0);
  const most = [...words.values()].reduce((a, b) => Math.max(a, b), 0);
  if (words.size < 2 || most < all * ANSWERER_PART) return new Set();
  return new Set([...words].filter(([, own]) => own < all * ASKER_PART).map(([speaker]) => speaker));
}

/** Leaves the words of an interviewer to whole texts; between headings that ask, also the answers to them, which would be below another question, and what is said to thanks. */
export function silenceInterviewer(
  units: readonly Unit[],
  source: Source,
  headings: readonly string[],
): void {
  const askers = askersOf(units);
  const isHeaded = asksThroughout(source);
  let answered = -1;
  for (const unit of units) {
    const { speaker, section, isExcluded, isOfWhole } = unit;
    const asks = askers.has(speaker);
    if (asks && isHeaded) answered = section;
    const isThanked = speaker !== '' && isSpoken(headings[section] ?? '');
    if (asks || section === answered || isThanked)
      Object.assign(unit, { isOfWhole: isOfWhole || !isExcluded, isExcluded: true });
  }
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
