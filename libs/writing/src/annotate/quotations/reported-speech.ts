import { languageOf } from '../../languages/registry.js';
import { memoize } from '../../text/memo.js';
import type { Unit } from '../unit.types.js';

const patternsOf = memoize((language: string) => {
  const among = languageOf(language).anaphora.reportedAmong;
  return among && { said: new RegExp(among.said, 'u'), shows: new RegExp(among.shows, 'u') };
});

/** Ties what may be reported speech to the sentence before, if a sentence in its paragraph or in the next ones shows reported speech. */
export function tieReported(units: readonly Unit[], language: string): void {
  const patterns = patternsOf(language);
  if (patterns === undefined) return;
  const showing = units.filter(({ text }) => patterns.shows.test(text));
  const others = Map.groupBy(showing, ({ block }) => block);
  const isShownIn = (unit: Unit, block: number): boolean => {
    const [first, second] = others.get(block) ?? [];
    const shown = first === unit ? second : first;
    return shown?.section === unit.section;
  };
  for (const unit of units) {
    const isSaid = !unit.isDependent && !unit.isItem && patterns.said.test(unit.text);
    unit.isDependent ||= isSaid && [-1, 0, 1].some((by) => isShownIn(unit, unit.block + by));
  }
}
