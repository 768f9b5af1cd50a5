import { countWords } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { waysToTell, wordsOfList } from '../realise.js';

/** A title that promises what a list keeps: "How to …", "Three ways …". */
export const PROMISES =
  /^(?:[^:]{1,30}: )?(?:how (?:to|we|i)|ways|(?:\p{L}+ )?(?:tips|steps|checklist|guide)|\d+ |(?:three|four|five|six|seven|eight|nine|ten) |wie |cómo |comment |come |como |hoe )/iu;

/** A marked list is what a text is about from this part of its words on. */
const PART = 0.2;

/** Whether a list is what its text is about: headings are, marked items only where they are a good part of it. */
export function isSubject({ isMain, isNumbered, items, leadUnit }: List, { words }: Analysis): boolean {
  const isTold = isNumbered || items.every(({ label }) => label !== '');
  const own = items.reduce((sum, { text }) => sum + countWords(text), 0);
  return isMain && isTold && (leadUnit === null || own >= words * PART);
}

/** "Opening: 4 May", "Tickets: £5": a list with a day to come. */
export const isAhead = ({ items }: List): boolean =>
  items.every(({ label, text }) => label !== '' && text !== '') &&
  items.some(({ units }) => units.some((unit) => unit.isAhead));

/** The list that an output cannot do without: the one that the title promises ("5 lessons …"), or the parts of the text. */
export const promisedList = (analysis: Analysis): List | null =>
  analysis.lists.find(
    (list) => isSubject(list, analysis) && (list.isOfHeadings || PROMISES.test(analysis.title)),
  ) ?? null;

/** An announced list is a good part of its text from this part of its words on, and takes at most this part of an output. */
const GOOD_PART = { text: 0.25, output: 0.75 } as const;
/** A list that its author announces and that is a good part of the text: its findings, its advice. */
const mainList = ({ lists, words }: Analysis, room: number): List | null =>
  lists.find((list) => {
    const ways = waysToTell(list).map(wordsOfList);
    return (
      list.isMain &&
      Math.max(...ways) >= words * GOOD_PART.text &&
      Math.min(...ways) <= room * GOOD_PART.output
    );
  }) ?? null;

/** The list that a text is about: what its title promises, or its main one. */
export const subjectList = (analysis: Analysis, room: number): List | null =>
  promisedList(analysis) ?? mainList(analysis, room);

/** The list that an output of some words has before all else: what the title promises, what lies ahead, or what it is mainly about. */
export const keptList = (analysis: Analysis, room: number): List | null =>
  promisedList(analysis) ?? analysis.lists.find(isAhead) ?? mainList(analysis, room);

/** Whether a section is an item of a list of headings: the last item is no conclusion. */
export const isInList = (own: number, { lists }: Analysis): boolean =>
  lists.some(({ isOfHeadings, parts }) => isOfHeadings && parts.includes(own));

/** Whether the parts of a text are the items of its list: it does not end as a story does. */
export const isMadeOfList = ({ lists }: Analysis): boolean =>
  lists.some(({ isMain, isOfHeadings }) => isMain && isOfHeadings);
