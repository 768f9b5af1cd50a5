import { isConclusion, isMethod, isResult } from '../../annotate/discourse/conclusions.js';
import { countWords } from '../../languages/words.js';
import type { Analysis, List, SectionView } from '../analysis.types.js';
import { bySection } from './by-section.js';
import { coreOf } from '../core/core.js';
import { topOf } from '../core/key-points.js';
import { inShort, listText, waysToTell } from '../realise.js';

/** What a part counts for besides its length. */
const FACTORS = {
  opening: 1.5,
  opened: 0.6,
  conclusion: 1.4,
  result: 1.5,
  end: 4,
  ended: 1.2,
  example: 0.4,
  aside: 0.4,
  code: 0.3,
} as const;
/** What a part counts for by its place, in a text of at least so many. */
const EARLY = { first: 1.3, last: 0.8, least: 4 } as const;
/** Long parts get a smaller share than short ones. */
export const DAMPING = 0.7;
/** What its author enumerates is what a text is about. */
const LISTED = 1.5;
/** What a text spends many words on is what it is about. */
const MASS = 0.2;
/** What every part says, whatever its sentences do. */
const SAYING = 0.5;
/** Most words for the part before the main list. */
const BEFORE_LIST = 70;
/** "Here are some examples of our successes:" */
const EXAMPLES = /\b(?:examples?|for instance|such as|beispiele?|ejemplos?|exemples?|esempi|exemplos?)\b/iu;

/** The lists of a part that are used. Lists made of headings only if the text announces or numbers them. */
export const toldLists = (section: number, analysis: Analysis, asLists: boolean): List[] =>
  (bySection(analysis).lists.get(section) ?? []).filter(
    (list) => !list.isOfHeadings || (asLists && isEnumerated(list)),
  );
export const isEnumerated = ({ isOfHeadings, leadIn }: List): boolean =>
  isOfHeadings && !EXAMPLES.test(leadIn);
/** The least words of a list: steps in full, an enumeration item by item, or at least its labels. */
function leastOf(list: List): { brief: number; labels: number } {
  const wordsIn = (each: List): number => countWords(listText(each));
  if (list.isTable) return { brief: wordsIn(list), labels: wordsIn(list) };
  const ways = waysToTell(list);
  if (list.isNumbered && list.isMain && !list.isOfHeadings)
    return { brief: wordsIn(list), labels: wordsIn(ways.at(-1) ?? list) };
  const [whole = list, brief = whole] = ways;
  return isEnumerated(list)
    ? { brief: wordsIn(brief), labels: wordsIn(ways.at(-1) ?? brief) }
    : { brief: 0, labels: 0 };
}

/** Words of the lists of a section in short. */
const listedWords = (section: number, analysis: Analysis, asLists: boolean): number =>
  toldLists(section, analysis, asLists).reduce(
    (sum, list) => sum + countWords(listText(list.isOfHeadings ? inShort(list) : list)),
    0,
  );

/** Words of its usable sentences and list items. */
function wordsOf(section: number, analysis: Analysis, told: ReadonlySet<number>, asLists: boolean): number {
  const fresh = (analysis.sections[section]?.passages ?? []).flatMap(({ units }) =>
    units.filter(({ index }) => !told.has(index)),
  );
  return fresh.reduce((sum, { words }) => sum + words, 0) + listedWords(section, analysis, asLists);
}

/** Whether the headings beside a part are the examples of the part above them. */
function isExample({ parent }: SectionView, analysis: Analysis): boolean {
  if (parent === null) return false;
  const { units, sections } = analysis;
  const last = units[bySection(analysis).positions.get(parent)?.at(-1) ?? -1];
  return last?.leadsHeadings === true || (last !== undefined && /[:：]$/u.test(last.text))
    ? EXAMPLES.test(last.text)
    : EXAMPLES.test(sections[parent]?.heading ?? '');
}

/** A part of the text with the parts below it; `section` is null for the whole text. */
export interface Part {
  section: number | null;
  /** Words of its own, and with all below it. */
  own: number;
  words: number;
  weight: number;
  /** How much it says; what says least is left out first. */
  value: number;
  parts: readonly Part[];
  /** Words of its lists, each briefly; and of their labels alone. */
  listed: number;
  labels: number;
  /** Its heading is a question. */
  isAsked: boolean;
}

interface Context {
  analysis: Analysis;
  children: ReadonlyMap<number | null, readonly number[]>;
  /** Sentences used elsewhere in the output. */
  told: ReadonlySet<number>;
  asLists: boolean;
}

function partOf(section: number, factor: number, context: Context): Part {
  const { analysis, children, told, asLists } = context;
  const parts = (children.get(section) ?? []).map((child) =>
    partOf(child, factorOf(child, analysis), context),
  );
  const own = wordsOf(section, analysis, told, asLists);
  const words = own + parts.reduce((sum, part) => sum + part.words, 0);
  const salience =
    analysis.sections[section]?.passages.reduce((most, passage) => Math.max(most, passage.salience), 0) ?? 0;
  const least = toldLists(section, analysis, asLists).map(leastOf);
  const listed = least.reduce((sum, { brief }) => sum + brief, 0);
  const labels = least.reduce((sum, each) => sum + each.labels, 0);
  const mass = Math.max(1, words) ** MASS;
  const value =
    factor *
    mass *
    (listed > 0 ? LISTED : 1) *
    (SAYING + Math.max(salience, ...parts.map((part) => part.value / mass / 2)));
  return {
    section,
    own,
    words,
    weight: factor * words ** DAMPING,
    value,
    parts: parts.filter((part) => part.words > 0),
    listed: listed + parts.reduce((sum, part) => sum + part.listed, 0),
    labels: labels + parts.reduce((sum, part) => sum + part.labels, 0),
    isAsked: /[?？]$/u.test(analysis.sections[section]?.heading ?? ''),
  };
}

function factorOf(section: number, analysis: Analysis): number {
  const view = analysis.sections[section];
  if (view === undefined) return 1;
  return (
    (isConclusion(view.heading) ? FACTORS.conclusion : isResult(view.heading) ? FACTORS.result : 1) *
    (isExample(view, analysis) ? FACTORS.example : 1) *
    (view.isAside || isMethod(view.heading) ? FACTORS.aside : 1) *
    (view.isOfCode ? FACTORS.code : 1)
  );
}

/** The text as a tree of its parts; the first one opens it, the last one ends it. */
export function treeOf(analysis: Analysis, told: ReadonlySet<number>, asLists: boolean): Part[] {
  const { sections, units, lists } = analysis;
  const listed = new Set(lists.flatMap((list) => (asLists && isEnumerated(list) ? list.parts : [])));
  const children = Map.groupBy(
    // a brief text leaves out what it would have to show
    [...sections.keys()].filter((at) => !listed.has(at) && !(asLists && sections[at]?.isOfCode === true)),
    (at) => sections[at]?.parent ?? null,
  );
  const isListed = listed.size > 0 && lists.some(({ isMain, section }) => asLists && isMain && section === 0);
  const opened = new Set(units.flatMap(({ section, index }) => (told.has(index) ? [section] : [])));
  const top = (children.get(null) ?? [])
    .map((section) => partOf(section, factorOf(section, analysis), { analysis, children, told, asLists }))
    .filter(({ words }) => words > 0);
  const last = topOf(coreOf(analysis).takeaway?.section ?? -1, sections);
  // news and reports begin with what matters most; a story ends with it
  const isOrdered = !analysis.isSequential && top.length >= EARLY.least;
  const concludes = ({ section }: Part): boolean =>
    !isOrdered || isConclusion(sections[section ?? -1]?.heading ?? '');
  return top.map((part, at) => {
    const isOpen = opened.has(part.section ?? -1);
    const factor =
      at === 0 ? (isOpen ? FACTORS.opened : FACTORS.opening) : at === top.length - 1 ? FACTORS.conclusion : 1;
    const end = part.section === last || !concludes(part) ? FACTORS.ended : FACTORS.end;
    const early = isOrdered ? EARLY.first - ((EARLY.first - EARLY.last) * at) / top.length : 1;
    const value = part.value * (at === top.length - 1 ? end : factor) * early;
    const isBeforeList = at === 0 && isListed && part.section === 0;
    const words = isBeforeList
      ? Math.min(part.words, BEFORE_LIST + listedWords(0, analysis, asLists))
      : part.words;
    return { ...part, words, weight: part.weight * factor, value };
  });
}
