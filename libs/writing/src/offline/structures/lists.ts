import { isBackMatter } from '../../source/clean/back-matter.js';
import { labelOf, titleOfItem } from '../../annotate/item-label.js';
import type { Unit } from '../../annotate/unit.types.js';
import { legendsIn } from '../../annotate/pictures/pictured.js';
import { withoutPages } from '../../annotate/discourse/linked-pages.js';
import { toldText } from '../../annotate/told-text.js';
import { languageOf } from '../../languages/registry.js';
import { countWords } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { partsOfText } from '../../text/units-of-text.js';
import { ENDED } from '../../text/marks.js';
import type { Block, Source } from '../../source/source.types.js';
import { headingLists } from './heading-lists.js';
import { isLabelAbove, LABEL_WORDS, labelledItem, labelWords } from './labels-above.js';
import { keySentenceOf } from './key-sentence.js';
import { leadOf, NO_LIST, type ListContext } from './list-leads.js';
import { isBelowMeasures, NEEDED_WHOLE } from './needed-whole.js';
import { rowOf, tableAt } from './table-lists.js';
import type { List, ListItem } from '../analysis.types.js';
import { textOf } from '../realise.js';
import type { Place } from './sections.js';

/** Only the beginning of a longer item is used. */
const MAX_ITEM_WORDS = 120;
const SAID_WORDS = 45;
/** Number of steps, or share of a text's words in its items or in all below them too, from which a list is the main one. */
const MAIN = { steps: 4, part: 0.12, whole: 0.4 } as const;
/** What follows a label above its items: "A new library, with:". */
const OPEN_LABEL = /(?:, (?:with|mit|con|avec|met|com))?:$/u;
export function withoutLabel(said: string, label: string): string {
  if (label === '' || !said.startsWith(label)) return said;
  const rest = said.slice(label.length);
  return OPEN_LABEL.exec(rest)?.index === 0 ? '' : rest.replace(/^\s?[.:：–—-]?\s*/u, '');
}

function beginningOf(said: string): string {
  if (countWords(said) <= MAX_ITEM_WORDS) return said;
  let words = 0;
  return partsOfText(said, 'sentence')
    .filter((part) => (words += countWords(part)) <= SAID_WORDS || words === countWords(part))
    .join('')
    .trim();
}

/** The text of an item without the sentences that send to an address, unless others depend on them. */
function withoutSending(text: string, units: readonly Unit[]): string {
  const free = units.filter(({ isOfWhole }) => !isOfWhole);
  const sends = free.length < units.length || units.some(({ inFull }) => inFull !== undefined);
  const isLeantOn = units.some(({ isOfWhole }, at) => isOfWhole && units[at + 1]?.isDependent === true);
  return sends && !isLeantOn && free.length > 0 ? textOf(free) : text;
}

/** The answer in the paragraph below an item that ends in a question; empty for none. */
function answerTo(said: string, details: readonly Unit[]): readonly Unit[] {
  const below = details.filter(({ block }) => block === details[0]?.block);
  const answer = below.slice(0, below.findIndex(({ owesNext }) => !owesNext) + 1);
  // a single sentence below may be a nested item
  const isAnswer = /[?？]$/u.test(said) && below.length > 1 && !answer.some(({ isExcluded }) => isExcluded);
  return isAnswer ? answer : [];
}

const endsOfLinks = onceFor(({ links }: Source) => new Map(links.map(({ start, end }) => [start, end])));
/** Whether a label would be cut out of a link: "[Harbour Office - When to Moor](…)". */
const isInLink = ({ start, text }: Block, source: Source): boolean => {
  const label = labelOf(text);
  return label !== '' && (endsOfLinks(source).get(start) ?? 0) > start + label.length;
};
/** "Salt - by eye" next to "Flour - 6 cups": if not all dashes follow a label, none does. */
const DASHED = /^[^:：]+?\s[–—-]\s/u;
const isMixed = (own: readonly Block[], source: Source): boolean =>
  own.some((block) => (DASHED.test(block.text) && labelOf(block.text) === '') || isInLink(block, source));

const isLink = ({ start, end }: Block, source: Source): boolean =>
  (endsOfLinks(source).get(start) ?? 0) >= end - 1;

interface Manner {
  language: string;
  isTitled: boolean;
  isSteps: boolean;
  isUnlabelled: boolean;
  maxLabel: number;
}

function labelIn(
  said: string,
  { isTitled, isUnlabelled }: Pick<Manner, 'isTitled' | 'isUnlabelled'>,
): string {
  if (isTitled) return titleOfItem(said);
  return isUnlabelled && DASHED.test(said) ? '' : labelOf(said);
}

/** An item with its point: the first sentence of a step, else the sentence with the most worth. */
function itemOf(
  { text, isNumbered }: Block,
  own: readonly Unit[],
  below: readonly Unit[],
  { language, isTitled, isSteps, isUnlabelled, maxLabel }: Manner,
): ListItem {
  const sent = withoutSending(text, own);
  // a step must not be cut
  const said = isSteps ? sent : beginningOf(sent);
  if (below.length > 0 && isLabelAbove(said, maxLabel))
    return labelledItem(said.replace(OPEN_LABEL, ''), own, below);
  const label = labelIn(said, { isTitled, isUnlabelled });
  const answer = answerTo(said, below);
  const [units, details] = [[...own, ...answer], below.slice(answer.length)];
  const whole = withoutLabel([said, textOf(answer)].filter(Boolean).join(' '), label);
  const told = isTitled ? own.slice(1) : own;
  const [first] = told;
  if (first === undefined || told.length === 1)
    return { label, text: whole, point: whole, says: whole, units, details };
  const isStep = isNumbered === true || languageOf(language).instruction?.test(said) === true;
  const key = isStep ? first.text : keySentenceOf(told, label, language) || first.text;
  const point = withoutLabel(key, label);
  const says = countWords(whole) <= SAID_WORDS ? whole : point;
  return { label, text: whole, point, says, units, details };
}

/** Whether an item is only markup or a credit. A bare phrase is usable, also with the path to a menu: "Tools > Open". */
const isShownOnly = (text: string): boolean =>
  /https?:|[{}<|]|(?<!\p{L} )>|>(?! \p{L})|```|^[\p{L} ]{2,20}: ?@\S+$/u.test(text);

const isTellable = (own: readonly Block[]): boolean =>
  own.length >= 2 && own.every(({ text }) => !isShownOnly(text));

const isProcedure = (own: readonly Block[]): boolean =>
  own[0]?.isNumbered === true && own.length >= MAIN.steps;

const areRows = (own: readonly Block[]): boolean => own.some(({ opensRows }) => opensRows === true);

const wordsIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { text }) => sum + countWords(text), 0);

/** Whether a list is what its text is about: by its own items, or as a checklist by those below them too. */
const isMain = (own: readonly Block[], whole: readonly Block[], all: number): boolean =>
  isProcedure(own) ||
  (!areRows(own) && (wordsIn(own) >= all * MAIN.part || wordsIn(whole) >= all * MAIN.whole));

/** Whether items are steps: numbered and short, or in a recipe. Long numbered paragraphs are tips or arguments. */
const isOfSteps = (own: readonly Block[], leadIn: string, isRecipe: boolean): boolean =>
  isProcedure(own) && (NEEDED_WHOLE.test(leadIn) || isRecipe || wordsIn(own) < own.length * PARAGRAPH_WORDS);

function topItems(from: number, to: number, blocks: readonly Block[]): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const level = Math.min(...all.map((at) => blocks[at]?.level ?? 1));
  return all.filter((at) => blocks[at]?.level === level);
}

/** A numbered item of this many words is a paragraph. */
const PARAGRAPH_WORDS = 30;

/** Positions of long items that are paragraphs: an ordinary paragraph lies between them and the next item. */
export function partedItems(blocks: readonly Block[]): ReadonlySet<number> {
  const isItem = (at: number): boolean => blocks[at]?.kind === 'item';
  // a label, a question alone, or a paragraph that ends in a colon or without a mark, introduces another list
  const isParagraph = (at: number): boolean =>
    blocks[at]?.kind === 'paragraph' &&
    ENDED.test(blocks[at].text) &&
    !/[:：]$|^[^.!?…]+[?？]$/u.test(blocks[at].text) &&
    countWords(blocks[at].text) >= LABEL_WORDS;
  const parted = new Set<number>();
  for (let at = 0; at < blocks.length; at += 1) {
    if (!isItem(at)) continue;
    const from = at;
    while (isItem(at + 1)) at += 1;
    const isBroken = (isParagraph(from - 1) && isItem(from - 2)) || (isParagraph(at + 1) && isItem(at + 2));
    const own = blocks.slice(from, at + 1);
    if (isBroken && wordsIn(own) >= own.length * PARAGRAPH_WORDS)
      for (let each = from; each <= at; each += 1) parted.add(each);
  }
  return parted;
}

function listAt(from: number, to: number, context: ListContext): List | null {
  const lead = leadOf(from, context);
  if (lead === null) return null;
  const { source, byBlock, sectionOf } = context;
  const places = topItems(from, to, source.blocks);
  const own = places
    .flatMap((at) => source.blocks[at] ?? [])
    .map((block) => ({ ...block, text: toldText(withoutPages(block, source), false).text }));
  if (isBackMatter(lead.leadIn) || !isTellable(own)) return null;
  const units = places.flatMap((at) => byBlock.get(at) ?? []);
  const isNumbered = own.some((block) => block.isNumbered);
  const haveRows = areRows(own);
  const isLed = lead.leadIn !== '' || isProcedure(own);
  const unitsOf = (first: number, next: number): Unit[] =>
    Array.from({ length: next - first }, (_, at) => byBlock.get(first + at) ?? []).flat();
  const isTitled = own.every(({ text }) => titleOfItem(text) !== '');
  const texts = own.map(({ text }) => text);
  const below = places.map((place, at) => unitsOf(place + 1, places[at + 1] ?? to + 1));
  const isUnlabelled = isMixed(own, source);
  const isSteps = isOfSteps(own, lead.leadIn, isBelowMeasures(from, source.blocks));
  const manner = {
    language: source.language,
    isTitled,
    isSteps,
    isUnlabelled,
    maxLabel: labelWords(texts, below),
  };
  return {
    ...NO_LIST,
    ...lead,
    items: own.flatMap((block, at) => {
      const place = places[at] ?? from;
      const details = below[at] ?? [];
      const said = unitsOf(place, place + 1);
      // "Learn from these masters:" above a video
      if (details.length === 0 && block.isPictured === true && said.every(({ isApart }) => isApart))
        return [];
      if (haveRows) return [rowOf(block, said, at > 0)];
      return [itemOf(block, said, details, manner)];
    }),
    isNumbered,
    isSteps,
    isMain:
      isLed &&
      (isMain(own, source.blocks.slice(from, to + 1), source.wordCount) || NEEDED_WHOLE.test(lead.leadIn)),
    isOfLinks: own.filter((block) => isLink(block, source)).length * 2 > own.length,
    section: sectionOf.get(from) ?? 0,
    index: lead.leadUnits[0]?.index ?? lead.leadUnit?.index ?? units[0]?.index ?? 0,
    salience: units.reduce((sum, { salience }) => sum + salience, 0) / Math.max(1, units.length),
  };
}

/** The lists of a source with their lead-ins: marked items, small tables and parallel headings. */
export function listsOf(
  source: Source,
  units: readonly Unit[],
  sectionOf: ReadonlyMap<number, number>,
  places: readonly Place[],
): List[] {
  const context = { source, sectionOf, places, byBlock: Map.groupBy(units, ({ block }) => block) };
  const { blocks } = source;
  const parted = partedItems(blocks);
  const isOf = (kind: Block['kind'], at: number): boolean => blocks[at]?.kind === kind && sectionOf.has(at);
  const lists: List[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const kind = blocks[at]?.kind;
    if ((kind !== 'item' && kind !== 'table') || !sectionOf.has(at)) continue;
    const from = at;
    while (isOf(kind, at + 1)) at += 1;
    if (parted.has(from) || legendsIn(source).has(from)) continue;
    const list = kind === 'item' ? listAt(from, at, context) : tableAt(from, at, context);
    if (list !== null) lists.push(list);
  }
  return [...lists, ...headingLists(source, units, places)];
}
