import { namesList } from '../../languages/discourse-words.js';
import { countWords } from '../../languages/words.js';
import { countAs } from '../../platforms/count.js';
import { partRule } from '../../platforms/rules.js';
import { onceFor } from '../../text/once-for.js';
import { partsOfText } from '../../text/units-of-text.js';
import type { Analysis, List, ListItem } from '../analysis.types.js';
import { areLabels, filled, formsOf, labelled, withFinalColon } from '../realise.js';
import { BULLET_WORDS, nested } from './paragraphs.js';

export const MOST_BULLETS = partRule('summary', 'bullets').limit ?? Infinity;

const ENDS = /[.;,]$|(?<=\p{Ll}{4})\.(?=\)$)/u;
/** A list in one line after its lead-in: "Records name: the context; the options." */
const inline = ({ leadIn, items }: List): string =>
  items
    .map(({ label, text }) => labelled(label, text))
    .reduce((said, item, at) => {
      const end = at === items.length - 1 ? '.' : ';';
      return `${said} ${/[?!？！]$/u.test(item) ? item : item.replace(ENDS, '') + end}`;
    }, withFinalColon(leadIn));

const isOpen = (part: string): boolean => part.lastIndexOf('(') > part.lastIndexOf(')');
const closes = (part: string): boolean => part.includes(')') && !isOpen(part);
/** The sentences of a text, those in one pair of parentheses together if they fit in a bullet. */
function wholeSentences(text: string): string[] {
  const parts = partsOfText(text, 'sentence');
  const whole: string[] = [];
  for (let at = 0; at < parts.length;) {
    const ahead = isOpen(parts[at] ?? '') ? parts.slice(at + 1, at + BULLET_WORDS).findIndex(closes) : -1;
    const joined = parts.slice(at, at + ahead + 2).join('');
    const count = ahead >= 0 && fits(joined) ? ahead + 2 : 1;
    whole.push(parts.slice(at, at + count).join(''));
    at += count;
  }
  return whole;
}

/** The sentences of a long item in as few bullets as possible. */
const inBullets = (text: string): string[] =>
  wholeSentences(text)
    .reduce<string[]>((bullets, sentence) => {
      const joined = `${bullets.at(-1) ?? ''}${sentence}`;
      return bullets.length > 0 && fits(joined) ? [...bullets.slice(0, -1), joined] : [...bullets, sentence];
    }, [])
    .map((bullet) => bullet.trim());

const fits = (text: string): boolean => countAs('words', text) <= BULLET_WORDS;

const saying = ({ items }: List): string[] => items.map(({ label, text }) => labelled(label, text));

/** The items of a list in the longest form that fits in a bullet; a label alone only where no text fits. Long steps are split; else empty. */
function itemBullets({ isSteps, isOfHeadings }: List, ways: readonly List[], isLed: boolean): string[] {
  const [first, ...others] = ways;
  if (first === undefined) return [];
  const whole = saying(first);
  const isSaid = (item: string, at: number): boolean => item.includes(' ') || (isLed && item === whole[at]);
  const short = ways.find((way) => saying(way).every((item, at) => fits(item) && isSaid(item, at)));
  if (short === undefined) return isSteps ? whole.flatMap(inBullets) : [];
  if (!isOfHeadings || !areLabels(short)) return saying(short);
  return saying(filled([first, ...others], (text, label) => fits(labelled(label, text))));
}

/** The bullets of a list: one if it fits with its lead-in, else one for each item. */
export function bulletsOfList(list: List, title: string): string[] {
  const ways = formsOf(list);
  const completes = /[:：?？]$/u.test(list.leadIn);
  const isPhrases = list.items.every(({ text }) => !/[.!?]$/u.test(text));
  const isInline = !list.isOfHeadings && !list.isSteps && list.leadIn !== '' && (completes || isPhrases);
  const whole = isInline ? ways.map(inline).find(fits) : undefined;
  if (whole !== undefined) return [whole];
  const leads = completes || list.isOfHeadings || isPhrases || list.leadUnits.length > 0;
  const isLed = leads && !['', title].includes(list.leadIn);
  const items = itemBullets(list, ways, isLed);
  return isLed && items.length > 0 ? [withFinalColon(list.leadIn), ...items.map(nested)] : items;
}

/** The labels of a list after its lead-in, in as few bullets as possible; empty if one is missing or says nothing alone: "You need: Hardware." */
export function labelsOf(list: List, { language, title }: Analysis): string[] {
  const { leadIn, items } = list;
  const isWord = (text: string): boolean => countWords(text) === 1;
  // a word without a text is all of its item
  const labels = items.map(({ label, text }) => (label === '' && isWord(text) ? text : label));
  // days and the first cells of rows say nothing without what is beside them
  if (list.isTable || labels.every((label) => /\d/u.test(label))) return [];
  const isBare = ({ label, text }: ListItem): boolean => text !== '' && isWord(label);
  if (labels.includes('') || (items.some(isBare) && !namesList(leadIn, language))) return [];
  const bullets = [leadIn === title ? '' : withFinalColon(leadIn)];
  for (const label of labels) {
    const last = bullets.at(-1) ?? '';
    const joined = `${last}${/[\p{L}\d)]$/u.test(last) ? ';' : ''} ${label}`.trim();
    if (fits(joined)) bullets[bullets.length - 1] = joined;
    else bullets.push(label);
  }
  return bullets.map((text) => (/[.!?:。！？：]$/u.test(text) ? text : `${text}.`));
}

/** Whether a table takes at most this share of the bullets, a row for each; others are not in a summary. */
const TABLE_PART = 0.5;
function isForBullets(list: List, title: string): boolean {
  const { length } = list.isTable ? bulletsOfList(list, title) : [title];
  return length > 0 && length <= MOST_BULLETS * TABLE_PART;
}

/** An analysis with the lists that a summary can tell; the same one if it can tell all, so that what is known of it is not made twice. */
export const forBullets = onceFor((analysis: Analysis): Analysis => {
  const lists = analysis.lists.filter((list) => isForBullets(list, analysis.title));
  return lists.length === analysis.lists.length ? analysis : { ...analysis, lists };
});
