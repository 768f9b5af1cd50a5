import { isBackMatter } from '../annotate/discourse/housekeeping.js';
import { isForeign } from '../languages/stop-words.js';
import { labelOf } from '../annotate/item-label.js';
import type { Unit } from '../annotate/unit.types.js';
import { saidOf } from '../annotate/units.js';
import { countWords } from '../languages/words.js';
import type { Block, Source } from '../source/source.types.js';
import type { List, ListItem } from './analysis.types.js';
import type { Place } from './sections.js';

/** A longer item is a paragraph. */
const MAX_ITEM_WORDS = 60;
const MAX_HEADING_WORDS = 9;
const MAX_NOTE_WORDS = 10;
/** Steps, and part of a text's words from which a list is what it is about. */
const MAIN = { steps: 4, part: 0.12 } as const;
/** Words of the sentence that says what a part comes to. */
const KEY_WORDS = { least: 6, most: 28 } as const;
/** Subheadings of a heading that counts them are its author's own list. */
const HEADING_SALIENCE = 0.6;
/** Part of its lead-in's salience that a list gains. */
const LEAD_PART = 0.4;
/** "Three ways …", "5 tips …" */
const COUNTS = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b/iu;
/** "Tips for …" */
const TIPS =
  /^(?:tips|ways|steps|rules|lessons|reasons|tipps|regeln|gründe|consejos|razones|conseils|raisons|consigli|dicas|tips) /iu;
const NUMBERS = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** "Three small steps …" over three headings. */
const counts = (title: string, parts: number): boolean =>
  parts >= 3 && new RegExp(`\\b(?:${parts}|${NUMBERS[parts] ?? parts})\\b`, 'iu').test(title);
/** What a reader came for. */
const TOLD_WHOLE =
  /^(?:ingredients|method|instructions|directions|steps|checklist|zutaten|zubereitung|ingredientes|preparación|ingrédients|préparation)\b/iu;
const GENERIC =
  /^(?:summary|conclusions?|introduction|overview|background|next steps|further reading|resources|references|wrapping up|fazit|conclusión|conclusione)$/iu;

interface Context {
  source: Source;
  sectionOf: ReadonlyMap<number, number>;
  places: readonly Place[];
  byBlock: ReadonlyMap<number, readonly Unit[]>;
}

function itemOf(text: string): ListItem {
  const said = saidOf(text);
  const label = labelOf(said);
  return label === ''
    ? { label, text: said }
    : { label, text: said.slice(label.length).replace(/^\s?[:：–—-]?\s*/u, '') };
}

/** An item may be a bare phrase: only markup, foreign text and credits keep it out. */
const isShownOnly = (text: string, language: string): boolean =>
  /https?:|[{}<>|]|```/u.test(text) || (countWords(text) > 6 && isForeign(text, language));

const isTellable = (own: readonly Block[], language: string): boolean =>
  own.length >= 2 &&
  own.every(
    ({ text, level }) =>
      level === own[0]?.level && countWords(text) <= MAX_ITEM_WORDS && !isShownOnly(saidOf(text), language),
  );

function isMain(own: readonly Block[], all: number): boolean {
  const words = own.reduce((sum, { text }) => sum + countWords(text), 0);
  return (own[0]?.isNumbered === true && own.length >= MAIN.steps) || words >= all * MAIN.part;
}

/** What introduces the items that begin at a block: the sentence above that ends in a colon, or the heading. */
const isNoteBelowHeading = (from: number, blocks: readonly Block[]): boolean =>
  blocks[from - 2]?.kind === 'heading' && countWords(blocks[from - 1]?.text ?? '') <= MAX_NOTE_WORDS;

function leadOf(
  from: number,
  { source, sectionOf, places, byBlock }: Context,
): Pick<List, 'leadIn' | 'leadUnit'> {
  const before = byBlock.get(from - 1)?.at(-1);
  if (before && /[:：]$/u.test(before.text) && !before.isUntellable && !before.isDependent)
    return { leadIn: before.text, leadUnit: before };
  // "Serves 6" may stand between a heading and its list
  const isUnderHeading =
    source.blocks[from - 1]?.kind === 'heading' || isNoteBelowHeading(from, source.blocks);
  return { leadIn: isUnderHeading ? (places[sectionOf.get(from) ?? 0]?.heading ?? '') : '', leadUnit: null };
}

/** A run of items with what introduces it; null where nothing does, or an item may not be told. */
function listAt(from: number, own: readonly Block[], context: Context): List | null {
  const lead = leadOf(from, context);
  if (lead.leadIn === '' || isBackMatter(lead.leadIn) || !isTellable(own, context.source.language))
    return null;
  const units = own.flatMap((_, at) => context.byBlock.get(from + at) ?? []);
  return {
    ...lead,
    items: own.map(({ text }) => itemOf(text)),
    isNumbered: own[0]?.isNumbered === true,
    isOfHeadings: false,
    isMain: isMain(own, context.source.wordCount) || TOLD_WHOLE.test(lead.leadIn),
    section: context.sectionOf.get(from) ?? 0,
    index: lead.leadUnit?.index ?? units[0]?.index ?? 0,
    salience: units.reduce((sum, { salience }) => sum + salience, 0) / Math.max(1, units.length),
  };
}

/** The lists of a source with what introduces them: marked items, and subheadings that a sentence or heading counts. */
export function listsOf(
  source: Source,
  units: readonly Unit[],
  sectionOf: ReadonlyMap<number, number>,
  places: readonly Place[],
): List[] {
  const context = { source, sectionOf, places, byBlock: Map.groupBy(units, ({ block }) => block) };
  const { blocks } = source;
  const lists: List[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    if (blocks[at]?.kind !== 'item' || !sectionOf.has(at)) continue;
    const from = at;
    while (blocks[at + 1]?.kind === 'item' && sectionOf.has(at + 1)) at += 1;
    const list = listAt(from, blocks.slice(from, at + 1), context);
    if (list !== null) lists.push(list);
  }
  return [...lists, ...headingLists(units, places, source.title)];
}

const withoutNumber = (heading: string): string => heading.replace(/^[\p{L} ]{0,12}\d{1,2}[.:)] ?/u, '');

/** What a part comes to in one sentence: the one that sums it up, else the one that says most; or empty. */
function keySentenceOf(units: readonly Unit[]): string {
  const stands = units.filter(
    (unit) =>
      !unit.isUntellable &&
      !unit.isItem &&
      !unit.isDependent &&
      !unit.announces &&
      !unit.isQuestion &&
      !unit.owesNext &&
      unit.words <= KEY_WORDS.most &&
      unit.words >= KEY_WORDS.least,
  );
  const worth = ({ salience, isCue, isContrast, isHedged, figure }: Unit): number =>
    salience + (isCue ? 0.1 : 0) + (isContrast ? 0.1 : 0) + (figure === '' ? 0 : 0.1) - (isHedged ? 0.2 : 0);
  const best = stands.toSorted((a, b) => worth(b) - worth(a))[0];
  return (stands.find(({ isSumming }) => isSumming) ?? best)?.text ?? '';
}

/** The units of a place and of all places below it; each place lies in one other, so all together this is linear. */
function unitsWithin(
  place: number,
  childrenOf: ReadonlyMap<number | null, readonly number[]>,
  bySection: ReadonlyMap<number, readonly Unit[]>,
): Unit[] {
  return [
    ...(bySection.get(place) ?? []),
    ...(childrenOf.get(place) ?? []).flatMap((child) => unitsWithin(child, childrenOf, bySection)),
  ];
}

const LEAST_HEADINGS = 3;
const isAside = (heading: string): boolean => GENERIC.test(heading) || isBackMatter(heading);

const isHeadingList = (headings: readonly string[]): boolean =>
  headings.length >= LEAST_HEADINGS &&
  headings.length <= 8 &&
  headings.every((heading) => !/[?？]$/u.test(heading) && countWords(heading) <= MAX_HEADING_WORDS);

interface Tree {
  units: ReadonlyMap<number, readonly Unit[]>;
  children: ReadonlyMap<number | null, readonly number[]>;
  places: readonly Place[];
  title: string;
}

/** The sentence above subheadings that ends in a colon. */
function leadOfHeadings(units: readonly Unit[]): Unit | null {
  const last = units.at(-1);
  return last?.leadsHeadings === true && !last.isUntellable ? last : null;
}

/** The headings below a place, or the text (null), that its author counts, numbers or leads to; empty where there are none. */
function listedBelow(parent: number | null, { units, children, places, title }: Tree): readonly number[] {
  const headingOf = (place: number): string => places[place]?.heading ?? '';
  const own = (children.get(parent) ?? []).filter((child) => !isAside(headingOf(child)));
  const numbered = own.filter((child) => places[child]?.isNumbered === true);
  if (numbered.length >= LEAST_HEADINGS) return isHeadingList(numbered.map(headingOf)) ? numbered : [];
  const isCounted =
    parent === null
      ? counts(title, own.length) || TIPS.test(title)
      : COUNTS.test(headingOf(parent)) || leadOfHeadings(units.get(parent) ?? []) !== null;
  return isCounted && isHeadingList(own.map(headingOf)) ? own : [];
}

/** The subheadings of one place, or of the text (null), as a list; null where they are none. */
function headingListAt(parent: number | null, tree: Tree): List | null {
  const { units, places, title } = tree;
  const children = listedBelow(parent, tree);
  if (children.length === 0) return null;
  const section = parent ?? 0;
  const headingOf = (place: number): string => places[place]?.heading ?? '';
  const lead = parent === null ? null : leadOfHeadings(units.get(section) ?? []);
  return {
    leadIn: lead?.text.replace(/\.$/u, ':') ?? (parent === null ? title : headingOf(section)),
    leadUnit: lead,
    isOfHeadings: true,
    items: children.map((child) => ({
      label: withoutNumber(headingOf(child)),
      text: keySentenceOf(unitsWithin(child, tree.children, units)),
    })),
    isNumbered: parent === null || children.every((child) => places[child]?.isNumbered === true),
    isMain: true,
    section,
    index: (lead ?? unitsWithin(section, tree.children, units)[0])?.index ?? 0,
    salience: HEADING_SALIENCE + (lead?.salience ?? 0) * LEAD_PART,
  };
}

function headingLists(units: readonly Unit[], places: readonly Place[], title: string): List[] {
  const tree: Tree = {
    units: Map.groupBy(units, ({ section }) => section),
    children: Map.groupBy(places.keys(), (at) => places[at]?.parent ?? null),
    places,
    title,
  };
  return [null, ...places.keys()].flatMap((section) => headingListAt(section, tree) ?? []);
}
