import { isDialogue } from './structures/needed-whole.js';
import { withSingleMarks } from '../annotate/quotations/quote-marks.js';
import { OPEN_END } from '../annotate/places.js';
import type { Unit } from '../annotate/unit.types.js';
import { NESTED } from '../formats/draft/layout-blocks.js';
import { countWords } from '../languages/words.js';
import { ENDED } from '../text/marks.js';
import { onceFor } from '../text/once-for.js';
import { partsOfText } from '../text/units-of-text.js';
import type { Analysis, List, ListItem, Passage } from './analysis.types.js';
import type { Bounds, Tell } from './telling.types.js';

/** What separates two sentences: nothing in scripts without spaces. */
const between = (before: string): string => (/[。！？」』]$/u.test(before) ? '' : ' ');

const UNSPACED = /[\u3000-\u9fff\uac00-\ud7af]$/u;
/** Adds a full stop to a text that ends without a mark. */
export const ended = (text: string): string =>
  /[\p{L}\p{N}\p{Sc})\]%]$/u.test(text) && !/[.!?…][)\]]$/u.test(text) && !UNSPACED.test(text)
    ? `${text}.`
    : text;

type Piece = Pick<Unit, 'text' | 'isItem'>;

const joined = (pieces: readonly Piece[]): string =>
  pieces
    .filter(({ text }) => text !== '')
    .reduce((out, piece) => {
      if (out === '') return piece.text;
      return (completes(piece) ? out : ended(out)) + between(out) + piece.text;
    }, '');
/** Whether a quotation goes on with the sentence before it: "A pier is" and "“a wall in the sea.”" */
const completes = ({ text, isItem }: Piece): boolean => !isItem && /^[“"„«‘]\p{Ll}/u.test(text);

/** The plain text of units. */
export const textOf: Tell = joined;

/** Items below another one in one text: as sentences, or with semicolons if they go on with a small letter and none has several sentences. */
export function itemsBelow(units: readonly Unit[]): string {
  const items = [...Map.groupBy(units, ({ block }) => block).values()].map(textOf);
  const arePhrases =
    items.slice(items.length > 1 ? 1 : 0).some((said) => /^\p{Ll}/u.test(said)) &&
    !items.some((said) => ENDED.test(said) || partsOfText(said, 'sentence').length > 1);
  return arePhrases ? items.join('; ') : ended(textOf(units));
}

/** The longest beginning of a passage within the bounds that needs nothing after it; empty for none. */
export function beginningOf(
  { units }: Passage,
  { maxWords = Infinity, maxSentences = Infinity, fits = () => true }: Bounds,
  tell: Tell,
): readonly Unit[] {
  let words = 0;
  const most = units.findIndex((unit, at) => (words += unit.words) > maxWords || at >= maxSentences);
  for (let count = most < 0 ? units.length : most; count > 0; count -= 1) {
    const run = units.slice(0, count);
    if (run.at(-1)?.owesNext === false && fits(tell(run))) return run;
  }
  return [];
}

/** Removes the marks around a single quotation, or the only one at its beginning or end. */
const bare = (text: string): string =>
  text.replace(/^[“"„«»]([^“”"„«»]+)[”"“»«]?$|^([^“”"„«»]+)[”"“»«]$/u, '$1$2').trim();

/** Returns a function that writes units verbatim. A speaker's words are in quotation marks, after the name. */
export function teller(say: (text: string) => string): Tell {
  return (units) => {
    const turns: { speaker: string; pieces: Piece[] }[] = [];
    for (const { speaker, text, shown, isItem } of units) {
      const last = turns.at(-1);
      const own = { text: shown === '' ? text : `${text}\n\n${shown}`, isItem };
      if (last !== undefined && last.speaker === speaker) last.pieces.push(own);
      else turns.push({ speaker, pieces: [own] });
    }
    const [first] = units;
    const question = first?.isDependent === true || first?.speaker !== '' ? (first?.question ?? '') : '';
    const said = joined(
      turns.map(({ speaker, pieces }) => ({
        text:
          speaker === ''
            ? joined(pieces.map(({ text, isItem }) => ({ text: say(text), isItem })))
            : `${speaker}: “${withSingleMarks(bare(joined(pieces)))}”`,
        isItem: pieces[0]?.isItem === true,
      })),
    );
    return question === '' ? said : `${question}${/\p{P}$/u.test(question) ? '\n' : ': '}${said}`;
  };
}

const inShort = (list: List): List => ({
  ...list,
  items: list.items.map((item) => ({ ...item, text: item.says })),
});

const LABEL_WORDS = 4;

/** A contrast with the sentence before, not within one: "In contrast, …". */
const TURNED =
  /^(?:(?:but|yet|aber|doch)(?= )|(?:however|conversely|(?:in|by) contrast|on the contrary|im gegen\p{L}+)[ ,])/iu;

/** Before an aside in parentheses at the end: "Is it dry? (See the guide to ropes.)" */
const BEFORE_ASIDE = /(?<=[.!?] )(?=\([^()]+\)[.!?]?\s*$)/u;

/** The first sentence of a text, after a label ("Services. The applications …") and with a contrast that follows it. */
export function firstSentence(text: string, units: readonly Unit[]): string {
  const parts = partsOfText(text, 'sentence').flatMap((part) => part.split(BEFORE_ASIDE));
  // a contradicted first sentence is also known without the label of its item; a plan stays with a contrast only
  const owes = (part: string): boolean =>
    units.some(({ owesNext, isIntent, text: own }, at) => {
      const { isContrast = false, text: next = '' } = units[at + 1] ?? {};
      const isOwn = own === part && (!isIntent || (isContrast && TURNED.test(next)));
      return owesNext && (isOwn || (!isIntent && isContrast && own.endsWith(part)));
    });
  const isListed = (own: string): boolean =>
    units.some((unit) => unit.text === own.trim() && unit.isQuestion && !unit.owesNext);
  const asks = (part: string, place: number): boolean =>
    part.trim().endsWith('?') && place < parts.length - 1 && !isListed(part);
  const at = parts.findIndex(
    (part, place) => countWords(part) >= LABEL_WORDS && !owes(part.trim()) && !asks(part, place),
  );
  return parts
    .slice(0, Math.max(at, 0) + 1)
    .join('')
    .trim();
}

/** An item in its first sentence, or with the labels of the items below it, which are its point. */
export function inOneSentence({ label, text, point, units }: ListItem): string {
  const isOverSeveral = label !== '' && new Set(units.map(({ block }) => block)).size > 2;
  return isOverSeveral && !text.startsWith(point) ? point : firstSentence(text, units);
}

const BRIEF_WORDS = 36;

/** An item in a sentence or two: the first of a step, else all it says if that is short, else its point. */
function briefly({ says, point, units }: ListItem, { isSteps }: List): string {
  if (isSteps) return firstSentence(says, units);
  return countWords(says) <= BRIEF_WORDS ? says : point || says;
}

/** The units of an item; without a point, plans in it stay with their outcomes. */
const owed = ({ point, units }: ListItem): readonly Unit[] =>
  point === '' ? units.map((unit) => ({ ...unit, isIntent: false })) : units;

/** A time of day or a year at the beginning of a label: "8:35pm, five minutes later", "1998". */
const TIME = /^(?:\d{1,2}[:.h]\d{2}(?!\d)|\d{1,2}\s?(?:[ap]\.?m|Uhr|h)(?!\p{L})|(?:1[5-9]|20)\d\d$)/iu;
/** Whether headings only say when: without what happened they say nothing. */
const areTimes = ({ isOfHeadings, items }: List): boolean =>
  isOfHeadings && items.every(({ label }) => TIME.test(label));

/** The forms of a list, longest first: in full, points, one sentence for each item, labels. Steps stay in full unless they are headings. */
export const formsOf = onceFor((whole: List): readonly List[] => {
  const isOfTimes = areTimes(whole);
  const list = isOfTimes ? { ...whole, items: whole.items.filter(({ says }) => says !== '') } : whole;
  const { items, isOfHeadings } = list;
  // the headings of a section say little without their paragraphs
  const isLabelled = list.isMain && !isOfTimes && items.every(({ label }) => label !== '');
  const labels = { ...list, items: items.map((item) => ({ ...item, text: '' })) };
  // a step must not be cut, nor one side of a comparison, nor a dialogue
  if ((!isOfHeadings && (list.isSteps || isDialogue(items))) || list.isOfSides) return [list];
  const points = { ...list, items: items.map((item) => ({ ...item, text: item.point })) };
  if (!isOfHeadings && list.isNumbered) return [list, inShort(list), points];
  if (!isOfHeadings)
    return [list, { ...list, items: items.map((item) => ({ ...item, text: inOneSentence(item) })) }];
  const brief = items.map((item) => ({ ...item, text: briefly(item, list) }));
  const first = brief.map((item) => ({ ...item, text: firstSentence(item.text, owed(item)) }));
  return [
    inShort(list),
    { ...list, items: brief },
    ...(isLabelled ? [{ ...list, items: first }, labels] : []),
  ];
});

type Fits = (text: string, label: string) => boolean;
export const areLabels = ({ items }: List): boolean =>
  items.every(({ label, text }) => label !== '' && text === '');

/** Forms of a list in one: of each item the longest text that fits, else its label. */
export function filled([longest, ...others]: readonly [List, ...List[]], fits: Fits): List {
  const textOf = (item: ListItem, at: number): string =>
    [item, ...others.map(({ items }) => items[at])].find((each) => fits(each?.text ?? '', item.label))
      ?.text ?? '';
  return { ...longest, items: longest.items.map((item, at) => ({ ...item, text: textOf(item, at) })) };
}

/** The forms of a list of which each text fits. If only its labels do, an item may be shorter than the others, or its label. */
export function formsIn(list: List, fits: Fits): readonly List[] {
  const ways = formsOf(list);
  const whole = ways.filter(({ items }) => items.every(({ text, label }) => fits(text, label)));
  if (whole.length === 0 || !list.isOfHeadings || !whole.every(areLabels)) return whole;
  return ways.map((way, at) => filled([way, ...ways.slice(at + 1)], fits));
}

/** Cells with the names of their columns: "Loom: free; Knot: $9". */
const CELLS = /^[^:;.!?]{1,40}: [^;]*; /u;
/** An item after its label, without repeating it. */
export function labelled(label: string, text: string): string {
  if (label === '' || text.toLowerCase().startsWith(label.toLowerCase())) return text || label;
  if (text === '') return label;
  if (/[.!?。！？]$/u.test(label)) return `${label} ${text}`;
  if (CELLS.test(text) && !/\s[–—-]\s/u.test(label)) return `${label} – ${text}`;
  return label.includes(': ') ? `${label}. ${text}` : `${withoutFinalColon(label)}: ${text}`;
}

/** A lead-in that ends with a mark, if necessary a colon. */
export const withFinalColon = (lead: string): string =>
  /[:：.!?…。！？,]$/u.test(lead) || OPEN_END.test(lead) || lead === '' ? lead : `${lead}:`;

/** A heading or label without the colon at its end. */
export const withoutFinalColon = (heading: string): string => heading.replace(/\s*[:：]$/u, '');

/** The mark of an item: its number if the list is numbered, else a sign. */
export const markOf = (isNumbered: boolean, at: number, sign = '• '): string =>
  isNumbered ? `${at + 1}. ` : sign;

/** A list for reading: its lead-in, then a line for each item. */
export function listText({ leadIn, items, isNumbered }: List, { withLeadIn = true } = {}): string {
  let count = -1;
  const lines = items.map(({ label, text, isNested = false, isApart = false }) => {
    if (!isNested) count += 1;
    const mark = (isApart ? '\n' : '') + (isNested ? NESTED : markOf(isNumbered, count));
    return mark + labelled(label, text);
  });
  const lead = withFinalColon(leadIn);
  return [...(withLeadIn && lead !== '' ? [lead, ''] : []), ...lines].join('\n');
}

export const wordsOfList = onceFor((list: List): number => countWords(listText(list)));

/** The list without the title as its lead-in, for an output that has the title elsewhere. */
export const withoutTitle = (list: List, { title }: Pick<Analysis, 'title'>): List =>
  list.leadIn === title ? { ...list, leadIn: '' } : list;

/** Items that are a list without another one. */
const LEAST_ITEMS = 2;
/** A list without the sentences of the opening. Their label stays, but for the first of a text's headings where nothing announces them. */
export function withoutSaid(list: List, said: string, { title }: Pick<Analysis, 'title'>): List {
  const isSaid = ({ label, text }: ListItem): boolean =>
    label !== '' && /[.!?…]$/u.test(text) && said.includes(text);
  const isFree = list.isOfHeadings && !list.isNumbered && ['', title].includes(list.leadIn);
  const [first, ...others] = list.items;
  const isDropped = isFree && first !== undefined && isSaid(first) && others.length >= LEAST_ITEMS;
  const left = isDropped ? others : list.items;
  return { ...list, items: left.map((item) => (isSaid(item) ? { ...item, text: '' } : item)) };
}
