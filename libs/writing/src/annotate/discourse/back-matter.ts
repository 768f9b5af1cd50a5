import { headsProse, isBackMatter, isFormality } from '../../source/clean/back-matter.js';
import { ENDED } from '../../text/marks.js';
import type { Unit } from '../unit.types.js';

/** Makes back matter at the end of a text excluded, and formalities anywhere. "Keep in touch" in a guide is advice. */
export function silenceBackMatter(units: readonly Unit[], headings: readonly string[]): void {
  const bySection = Map.groupBy(units, ({ section }) => section);
  const isBack = (heading: string, section: number): boolean => {
    const [items, paragraphs] = [true, false].map((isItem) =>
      (bySection.get(section) ?? []).filter((unit) => unit.isItem === isItem).map(({ text }) => text),
    );
    return isBackMatter(heading) && !headsProse(heading, paragraphs ?? [], items ?? []);
  };
  const lastPart = headings.findLastIndex((heading, section) => !isBack(heading, section));
  headings.forEach((heading, section) => {
    const isFormal = isFormality(heading);
    if (!isBack(heading, section) || (section <= lastPart && !isFormal)) return;
    for (const unit of bySection.get(section) ?? []) {
      unit.isExcluded = true;
      // a whole text keeps sentences on who was there, but not a list of names
      unit.isOfWhole ||= isFormal && !unit.isItem && ENDED.test(unit.text);
    }
  });
}
