import { countWords } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, List } from '../analysis.types.js';
import { formsOf, wordsOfList } from '../realise.js';

/** A title that promises a list: "How to …", "Three ways …". */
export const PROMISES =
  /^(?:[^:]{1,30}: )?(?:how (?:to|we|i)|ways|(?:\p{L}+ )?(?:tips|steps|checklist|guide)|\d+ |(?:three|four|five|six|seven|eight|nine|ten) |wie |cómo |comment |come |como |hoe )/iu;

/** Least share of a text in a list that it is about, and in the sections of one. */
const PART = { items: 0.2, sections: 0.4 } as const;

const wordsBySection = onceFor(({ units }: Analysis): ReadonlyMap<number, number> => {
  const words = new Map<number, number>();
  for (const unit of units) words.set(unit.section, (words.get(unit.section) ?? 0) + unit.words);
  return words;
});

/** Share of a text in the items of a list, or in the sections that are its items. */
function partOf({ isOfHeadings, items, parts }: List, analysis: Analysis): number {
  const bySection = wordsBySection(analysis);
  const own = isOfHeadings
    ? parts.map((part) => bySection.get(part) ?? 0)
    : items.map(({ text }) => countWords(text));
  return own.reduce((sum, words) => sum + words, 0) / analysis.words;
}

/** Whether a list is what its text is about: a main list that is numbered or labelled. One with a lead-in must be a good share of the text. */
export function isSubject(list: List, analysis: Analysis): boolean {
  const { isMain, isNumbered, isOfHeadings, items, leadUnit } = list;
  const isTold = isNumbered || items.every(({ label }) => label !== '');
  const least = isOfHeadings ? PART.sections : PART.items;
  return isMain && isTold && (leadUnit === null || partOf(list, analysis) >= least);
}

/** The list that an output must have: the one the title promises ("5 lessons …"), or the main headings; null for none. */
export const promisedList = (analysis: Analysis): List | null =>
  analysis.lists.find(
    (list) => isSubject(list, analysis) && (list.isOfHeadings || PROMISES.test(analysis.title)),
  ) ?? null;

/** Least share of an announced list in its text, and most in an output. */
const GOOD_PART = { text: 0.25, output: 0.75 } as const;
/** A list that is a good share of the text and fits the output. */
const mainList = ({ lists, words }: Analysis, room: number): List | null =>
  lists.find((list) => {
    const ways = formsOf(list).map(wordsOfList);
    return (
      list.isMain &&
      Math.max(...ways) >= words * GOOD_PART.text &&
      Math.min(...ways) <= room * GOOD_PART.output
    );
  }) ?? null;

/** The list that a text is about: the promised one, or a main one that fits; null for none. */
export const subjectList = (analysis: Analysis, room: number): List | null =>
  promisedList(analysis) ?? mainList(analysis, room);

/** Whether a section is an item of a list of headings. */
export const isInList = (own: number, { lists }: Analysis): boolean =>
  lists.some(({ isOfHeadings, parts }) => isOfHeadings && parts.includes(own));

/** Whether the sections of a text are the items of its main list. */
export const isMadeOfList = ({ lists }: Analysis): boolean =>
  lists.some(({ isMain, isOfHeadings }) => isMain && isOfHeadings);
