import { headsProse } from '../../source/clean/boilerplate.js';
import { oneOf } from '../../text/one-of.js';
import type { Unit } from '../unit.types.js';

/** Headings over what is no part of the argument. */
const BACK_MATTER_HEADINGS = oneOf`
  (?:additional_|further_|more_)?(?:resources|reading|information) references bibliography links see_also
  about_(?:the_)?authors? (?:date_of_(?:the_)?)?next_meeting upcoming_(?:meetings|events) license
  footnotes sources (?:stay|keep|get)_in_touch contact(?:_us)? postscript p\.?s\.? addendum`;
const BACK_MATTER = new RegExp(String.raw`^(?:${BACK_MATTER_HEADINGS})$`, 'iu');
/** The same of a meeting, wherever its minutes have it. */
const FORMALITY = new RegExp(
  String.raw`^(?:${oneOf`(?:approval_of_)?minutes(?:_of_the_(?:last|previous)_meeting)? present apologies attendees declarations_of_interests?`})$`,
  'iu',
);
const bare = (heading: string): string => heading.replace(/[:：.!]+$/u, '');

/** Whether nothing under a heading belongs to the argument of its text. */
export const isBackMatter = (heading: string): boolean =>
  BACK_MATTER.test(bare(heading)) || FORMALITY.test(bare(heading));

/** Leaves out what is no part of the argument: at the end; a formality also before other parts. "Keep in touch" in the middle of a guide is advice. */
export function silenceBackMatter(units: readonly Unit[], headings: readonly string[]): void {
  const bySection = Map.groupBy(units, ({ section }) => section);
  const isBack = (heading: string, section: number): boolean => {
    const own = bySection.get(section)?.filter(({ isItem }) => !isItem) ?? [];
    const texts = own.map(({ text }) => text);
    return isBackMatter(heading) && !headsProse(heading, texts);
  };
  const lastPart = headings.findLastIndex((heading, section) => !isBack(heading, section));
  headings.forEach((heading, section) => {
    const isOver = section > lastPart ? isBack(heading, section) : FORMALITY.test(bare(heading));
    if (isOver) for (const unit of bySection.get(section) ?? []) unit.isUntellable = true;
  });
}
