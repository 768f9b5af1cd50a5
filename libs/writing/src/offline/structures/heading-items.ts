import { numberWords } from '../../annotate/mentions/quantities/number-words.js';
import { unitBehind } from '../../annotate/mentions/quantities/units.js';
import type { Unit } from '../../annotate/unit.types.js';
import { ENDED } from '../../text/marks.js';
import type { ListItem } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { textOf } from '../realise.js';
import { keyRunOf } from './key-sentence.js';

/** Items of a list of headings, and words of a heading. */
export const ITEMS = { least: 3, runIn: 2, words: 14 } as const;
const NUMBER = /(?<![\p{L}\d.,])(?:\d{1,2}|\p{L}+)(?![\p{L}\d])/gu;

function numbersIn(title: string, language: string): { value: number; isCount: boolean }[] {
  const inWords = numberWords(language);
  return [...title.matchAll(NUMBER)].map(({ 0: word, index }) => {
    const end = index + word.length;
    const isOfNoun = !/\d/u.test(word) || /^[\s-]\p{L}/u.test(title.slice(end, end + 2));
    const value = inWords.get(word.toLowerCase()) ?? (Number(word) || 0);
    return { value, isCount: isOfNoun && unitBehind(title, end) === undefined };
  });
}

/** "Three ways …": 3, "5 tips …": 5; 0 where nothing is counted, as in "Python 3" and "5 years", or more than a list has. */
export function countIn(title: string, language: string): number {
  const counts = numbersIn(title, language).map(({ value, isCount }) => (isCount ? value : 0));
  return Math.max(0, ...counts.filter((count) => count >= ITEMS.least && count < 100));
}
/** Whether a title has a number that is no count, but may be one. */
export const isNumberElse = (title: string, number: number, language: string): boolean =>
  countIn(title, language) !== number && numbersIn(title, language).some(({ value }) => value === number);

/** Words of a point beside its label. */
const POINT_WORDS = 30;

/** The first sentence under a label, where that is of use; else empty. */
const firstOf = ([first]: readonly Unit[]): string =>
  first === undefined || first.isUntellable || first.owesNext ? '' : first.text;

/** A part with so many times the words of its sentences in items is made of them. */
const LISTED = 2;
/** What a part says: its sentences, or where it is a list of sentences below their lead-in, the first of them. */
function saying(units: readonly Unit[]): readonly Unit[] {
  const [items, own] = [units.filter(({ isItem }) => isItem), units.filter(({ isItem }) => !isItem)];
  const [first] = items;
  const isLed = own.every(({ index, announces }) => announces || index > (first?.index ?? 0));
  const isListed = isLed && wordsOf(items) > wordsOf(own) * LISTED;
  if (!isListed || first === undefined || !ENDED.test(first.text)) return own;
  return items.filter(({ block }) => block === first.block).map((unit) => ({ ...unit, isItem: false }));
}

/** A heading as an item: what it says, and the sentence below it with the point. */
function itemOf(label: string, units: readonly Unit[], language: string): ListItem {
  const own = saying(units);
  const point = textOf(keyRunOf(own, label, language, POINT_WORDS));
  const first = firstOf(own);
  const says = textOf(keyRunOf(own, label, language)) || first;
  return {
    label,
    text: point || first,
    point: point || first,
    says,
    units: own.filter(({ text }) => says.includes(text) || point.includes(text)),
    details: [],
  };
}

const paragraphsIn = (units: readonly Unit[]): number =>
  new Set(units.filter(({ isItem }) => !isItem).map(({ block }) => block)).size;

/** The last part of a text, where it has a paragraph more than any other has, without its last: that may close them all. */
function withoutClosing(within: readonly (readonly Unit[])[], lastBlock: number): readonly Unit[] {
  const [last = [], ...others] = within.toReversed();
  const most = Math.max(1, ...others.map(paragraphsIn));
  return paragraphsIn(last) > most ? last.filter(({ block }) => block !== lastBlock) : last;
}

/** Headings as the items of a list, by their labels and the sentences below them. */
export function itemsOf(
  labels: readonly string[],
  within: readonly (readonly Unit[])[],
  { language, lastBlock }: { language: string; lastBlock: number },
): ListItem[] {
  const items = within.map((units, at) => itemOf(labels[at] ?? '', units, language));
  const last = itemOf(labels.at(-1) ?? '', withoutClosing(within, lastBlock), language);
  return last.says === '' ? items : items.with(-1, last);
}
