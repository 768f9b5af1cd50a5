import { numberWords } from '../../annotate/mentions/quantities/number-words.js';
import { unitBehind } from '../../annotate/mentions/quantities/units.js';
import type { Unit } from '../../annotate/unit.types.js';
import { ENDED } from '../../text/marks.js';
import type { ListItem } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { textOf } from '../realise.js';
import { isConceded, keyRunOf } from './key-sentence.js';

/** Least number of headings in a list (fewer if they are run-in), and most words of a heading. */
export const ITEMS = { least: 3, runIn: 2, words: 16 } as const;
/** A number that may count, unlike that of a clause, an argument or a date: "501(c)(3)", "2024-06-03 Minutes". */
const NUMBER = /(?<![\p{L}\d.,]|[\p{L}\d)]\(|\d{4}-\d\d-)(?:\d{1,2}|\p{L}+)(?![\p{L}\d])/gu;

function numbersIn(title: string, language: string): { value: number; isCount: boolean }[] {
  const inWords = numberWords(language);
  return [...title.matchAll(NUMBER)].map(({ 0: word, index }) => {
    const end = index + word.length;
    const isOfNoun = !/\d/u.test(word) || /^[\s-]\p{L}/u.test(title.slice(end, end + 2));
    const value = inWords.get(word.toLowerCase()) ?? (Number(word) || 0);
    return { value, isCount: isOfNoun && unitBehind(title, end) === undefined };
  });
}

/** The number of things that a title counts: 3 for "Three ways …". 0 for none, as in "Python 3" and "5 years". */
export function countIn(title: string, language: string): number {
  const counts = numbersIn(title, language).map(({ value, isCount }) => (isCount ? value : 0));
  return Math.max(0, ...counts.filter((count) => count >= ITEMS.least && count < 100));
}
/** Whether a title contains `number` but does not clearly count with it, as in "Python 3". */
export const isNumberElse = (title: string, number: number, language: string): boolean =>
  countIn(title, language) !== number && numbersIn(title, language).some(({ value }) => value === number);

const POINT_WORDS = 30;

/** The first sentence under a label if it is usable; else empty. */
function firstOf(units: readonly Unit[]): string {
  const [first] = units;
  return first === undefined || first.isExcluded || first.owesNext || isConceded(0, units) ? '' : first.text;
}

/** A section is made of list items if they have this many times the words of its other sentences. */
const LISTED = 2;
/** The sentences of a section; if it is a list of sentences with a lead-in, its first item. */
function saying(units: readonly Unit[]): readonly Unit[] {
  const [items, own] = [units.filter(({ isItem }) => isItem), units.filter(({ isItem }) => !isItem)];
  const [first] = items;
  const isLed = own.every(({ index, announces }) => announces || index > (first?.index ?? 0));
  const isListed = isLed && wordsOf(items) > wordsOf(own) * LISTED;
  if (!isListed || first === undefined || !ENDED.test(first.text)) return own;
  return items.filter(({ block }) => block === first.block).map((unit) => ({ ...unit, isItem: false }));
}

/** A criterion of a comparison, with what is said of both sides. */
function comparedItem(label: string, units: readonly Unit[]): ListItem {
  const text = textOf(units);
  return { label, text, point: text, says: text, units, details: [] };
}

function itemOf(label: string, units: readonly Unit[], language: string): ListItem {
  const all = saying(units);
  // a line that is no sentence is about the item: "Learned from Ann Lee, CEO"
  const sentences = all.filter(({ text }) => ENDED.test(text));
  const own = sentences.length > 0 ? sentences : all;
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

/** The last section, without the last paragraph if it has more paragraphs than any other: that one may close the whole text. */
function withoutClosing(within: readonly (readonly Unit[])[], lastBlock: number): readonly Unit[] {
  const [last = [], ...others] = within.toReversed();
  const most = Math.max(1, ...others.map(paragraphsIn));
  return paragraphsIn(last) > most ? last.filter(({ block }) => block !== lastBlock) : last;
}

interface Told {
  language: string;
  lastBlock: number;
  /** For each section, what a comparison says of both sides; undefined where it does not. */
  compared: readonly (readonly Unit[] | undefined)[];
}

/** Headings as list items, with their labels and the sentences below them. */
export function itemsOf(
  labels: readonly string[],
  within: readonly (readonly Unit[])[],
  { language, lastBlock, compared }: Told,
): ListItem[] {
  const items = within.map((units, at) => {
    const [label = '', both] = [labels[at], compared[at]];
    return both === undefined ? itemOf(label, units, language) : comparedItem(label, both);
  });
  if (compared.at(-1) !== undefined) return items;
  const last = itemOf(labels.at(-1) ?? '', withoutClosing(within, lastBlock), language);
  return last.says === '' ? items : items.with(-1, last);
}
