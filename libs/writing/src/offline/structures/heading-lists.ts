import { oneOf } from '../../text/one-of.js';
import { ON_PAGE } from '../../annotate/discourse/housekeeping.js';
import type { Unit } from '../../annotate/unit.types.js';
import { namesPlace } from '../../languages/discourse-words.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import type { List } from '../analysis.types.js';
import { compared } from './comparison.js';
import { countIn, isNumberElse, itemsOf, ITEMS } from './heading-items.js';
import { areCounted, isSeries, numberedAmong, restartedIn, unitsWithin, type Tree } from './heading-tree.js';
import { leadRun } from './list-leads.js';
import { introducesList, withMain } from './named-lists.js';
import { NEEDED_WHOLE } from './needed-whole.js';
import { ofOneKind, parallelAmong, unrepeated } from './parallel-headings.js';
import { pointsAmong, withoutNumber } from './point-number.js';
import type { Place } from './sections.js';

const SALIENCE = 0.6;
/** Share of its lead-in's salience that a list gains. */
const LEAD_PART = 0.4;

/** Words of a lead-in to what is right below: "You can read about:", "and here's why", "the following steps"; but not "here's the thing". */
const POINTS_BELOW = new RegExp(
  String.raw`[:：]$|(?<!\p{L})(?:here(?:(?:['’]s| is)(?! the \p{L}+\.$)| are)|${oneOf`the_following below these voici ecco hier folgende siguientes suivantes seguenti seguintes`})(?!\p{L})`,
  'iu',
);

/** "The simple steps include the following." */
const ENDS_BELOW = /(?<!\p{L})(?:the following|as follows|wie folgt)[.:]$/iu;

/** Whether a sentence announces headings below it: it counts them, or points at them. */
function announces({ text, announces: isAnnouncement }: Unit, count: number, language: string): boolean {
  if (ENDS_BELOW.test(text)) return true;
  const counts = countIn(text, language) === count;
  const pointsBelow = POINTS_BELOW.test(text) && (counts || !ON_PAGE.test(text));
  return [isAnnouncement, counts, pointsBelow].filter(Boolean).length > 1;
}

/** The sentence above headings that introduces them: it ends in a colon, points at them or counts them ("I love it, and here's why."). */
function leadOf(headings: readonly number[], { units, source, places }: Tree): Unit | null {
  const last = units.get((headings[0] ?? 0) - 1)?.at(-1);
  const below = source.blocks[(last?.block ?? 0) + 1]?.kind;
  // it leads to the table or list right below it
  if (last === undefined || below === 'table' || below === 'item') return null;
  const counted = headings.filter((place) => !namesPlace(places[place]?.heading ?? '', source.language));
  return last.leadsHeadings || announces(last, counted.length, source.language) ? last : null;
}

/** A title may count one more or less than there is: a point was added later. */
const MISCOUNT = 1;
/** Whether the title counts numbered headings, or their numbers begin again below another heading. */
const areCountedPoints = (own: readonly number[], { source, restarted }: Tree): boolean =>
  Math.abs(own.length - countIn(source.title, source.language)) <= MISCOUNT || restarted.has(own[0] ?? -1);

/** The headings that are items of one list: numbered, run-in or parallel ones, or all under a lead-in or a counting heading. */
function itemsAmong(
  headings: readonly number[],
  title: string,
  lead: Unit | null,
  tree: Tree,
): readonly number[] {
  const { places, source } = tree;
  const headingOf = (place: number): string => places[place]?.heading ?? '';
  const numbered = pointsAmong(headings, headingOf);
  if (numbered.length >= ITEMS.least) return numbered;
  const runIn = headings.filter((place) => places[place]?.isRunIn === true);
  // the questions of an interview are not its points
  if (runIn.length > 0)
    return runIn.some((place) => places[place]?.asked !== '') ||
      (runIn.length < ITEMS.least && runIn.length < headings.length)
      ? []
      : runIn;
  const own = headings.filter((place) => !namesPlace(headingOf(place), source.language));
  const sided = own.filter((place) => tree.compared.has(place));
  if (sided.length >= ITEMS.least) return sided;
  if (lead !== null)
    return countIn(lead.text, source.language) === own.length ? own : ofOneKind(own, headingOf);
  // "Three ways …" above "Three techniques …": the list is below the second
  const count = countIn(title, source.language);
  if (count > 0 && own.some((place) => countIn(headingOf(place), source.language) === count)) return [];
  const numberedOnes = numberedAmong(headings, tree);
  if (isSeries(numberedOnes, tree) && areCountedPoints(numberedOnes, tree)) return numberedOnes;
  const counted = [numberedOnes, own].find(
    ({ length }) =>
      length >= ITEMS.least && (length === count || isNumberElse(title, length, source.language)),
  );
  if (counted !== undefined) return counted;
  const said = own.map((place) => ({ place, heading: headingOf(place), units: unitsWithin(place, tree) }));
  return parallelAmong(said, count, source.language).map(({ place }) => place);
}

const arePoints = (headings: readonly string[]): boolean =>
  pointsAmong(headings, String).length === headings.length;

/** Whether headings can be list items; questions can only if they are numbered, the parts of a recipe never. */
const areItems = (headings: readonly string[]): boolean =>
  headings.length >= ITEMS.least &&
  headings.every((heading) => countWords(withoutNumber(heading)) <= ITEMS.words) &&
  headings.filter((heading) => NEEDED_WHOLE.test(heading)).length < 2 &&
  (arePoints(headings) || !headings.some((heading) => /[?？]$/u.test(heading)));

/** The list below a heading without text that counts the headings after it on its level: "3 ways to save" above "1. Ask". */
function listBelowCount(place: number | null, below: readonly number[], tree: Tree): List | null {
  for (const [turn, at] of below.entries()) {
    const { heading = '', number = '' } = tree.places[at] ?? {};
    const count = number === '' ? countIn(heading, tree.source.language) : 0;
    if (count === 0 || unitsWithin(at, tree).length > 0) continue;
    const list = listAmong(place, heading, below.slice(turn + 1, turn + 1 + count), tree);
    if (list?.items.length === count) return list;
  }
  return null;
}

function listAt(place: number | null, tree: Tree): List | null {
  const title = (place === null ? '' : (tree.places[place]?.heading ?? '')) || tree.source.title;
  const below = tree.children.get(place) ?? [];
  return (
    listBelowCount(place, below, tree) ??
    listAmong(place, title, below, tree) ??
    namedList(place, below, tree)
  );
}

/** The list of all headings below one that names it: "Benefits of cycling". */
function namedList(place: number | null, below: readonly number[], tree: Tree): List | null {
  if (place === null || !introducesList(place, tree)) return null;
  const headingOf = (at: number): string => tree.places[at]?.heading ?? '';
  const items = below.filter((at) => !namesPlace(headingOf(at), tree.source.language));
  const headings = items.map(headingOf);
  return areItems(headings)
    ? listOf({ place, title: headingOf(place), lead: null, items, headings }, tree)
    : null;
}

function listAmong(place: number | null, title: string, below: readonly number[], tree: Tree): List | null {
  const series = numberedAmong(below, tree);
  const leadOfSeries = isSeries(series, tree) ? leadOf(series, tree) : null;
  const lead = leadOfSeries ?? leadOf(below, tree);
  const items = leadOfSeries === null ? itemsAmong(below, title, lead, tree) : series;
  const headings = items.map((at) => tree.places[at]?.heading ?? '');
  const isRunIn = items.some((at) => tree.places[at]?.isRunIn === true);
  const isList = isRunIn ? items.length >= ITEMS.runIn : areItems(headings);
  return isList ? listOf({ place, title, lead, items, headings }, tree) : null;
}

interface Found {
  place: number | null;
  title: string;
  lead: Unit | null;
  /** Places of the items. */
  items: readonly number[];
  headings: readonly string[];
}

/** The lead-in of headings: the sentence that introduces them, after those it depends on if they are usable. */
function ledBy(lead: Unit, { units, source }: Tree): Pick<List, 'leadIn' | 'leadUnit' | 'leadUnits'> {
  const run = leadRun(lead, units.get(lead.section) ?? [], source.language);
  const leadUnits = run.length > 0 ? run : [lead];
  const said = leadUnits.map(({ text }) => text).join(' ');
  return { leadIn: said.replace(/(?<!\.)\.$/u, ':'), leadUnit: lead, leadUnits };
}

function listOf({ place, title, lead, items, headings }: Found, tree: Tree): List {
  const isSteps = arePoints(headings);
  // they would be numbered from 1 on, which would change other numbers
  const areNumbered = isSteps || areCounted(items, tree);
  const within = items.map((item) => unitsWithin(item, tree));
  const { language } = tree.source;
  const both = items.map((item) => tree.compared.get(item));
  const isOfSides = !both.includes(undefined);
  const isCounted = countIn(tree.source.title, language) === items.length;
  const labels = isSteps ? headings.map(withoutNumber) : headings;
  const led = lead === null ? { leadIn: title, leadUnit: null, leadUnits: [] } : ledBy(lead, tree);
  return {
    ...led,
    items: itemsOf(labels, within, { language, lastBlock: tree.lastBlock, compared: both }),
    isOfHeadings: true,
    isOfSides,
    isTable: false,
    isOfLinks: false,
    parts: items,
    isNumbered: areNumbered,
    isUncounted: lead === null && isNumberElse(title, items.length, language),
    isSteps,
    isMain: [place === null, lead !== null, isSteps, isCounted, isOfSides].some(Boolean),
    section: place ?? 0,
    index: led.leadUnits[0]?.index ?? within.flat()[0]?.index ?? 0,
    salience: lead === null ? SALIENCE : SALIENCE + lead.salience * LEAD_PART,
  };
}

/** "We look at three metrics: size, nested depth, and complexity." */
const ANNOUNCES = /^(?<lead>[^:.?!]{10,140}): (?<parts>[^:.?!]{12,240})\.?$/u;

/** For each part of an announcement, the longest heading made of its words; empty unless each part has a different one. */
function namedBy(parts: readonly string[], tree: Tree): number[] {
  const { language } = tree.source;
  const headings = unrepeated(tree.places).flatMap(({ place, heading }) => {
    const stems = contentKeys(heading, language);
    return stems.length > 0 ? [{ place, stems }] : [];
  });
  const named = parts.map((part) => {
    const said = new Set(contentKeys(part, language));
    const [best] = headings
      .filter(({ stems }) => stems.every((stem) => said.has(stem)))
      .toSorted((a, b) => b.stems.length - a.stems.length);
    return best?.place ?? -1;
  });
  return named.includes(-1) || new Set(named).size < named.length ? [] : named;
}

function announced(units: readonly Unit[], tree: Tree): List[] {
  return units.flatMap((unit) => {
    if (!unit.text.includes(': ')) return [];
    const { lead = '', parts = '' } = ANNOUNCES.exec(unit.text.replace(/ \([^()]*\)/gu, ''))?.groups ?? {};
    const names = parts.split(/, (?:and |or )?| and /u).filter(Boolean);
    const items = names.length < ITEMS.least ? [] : namedBy(names, tree);
    const headings = items.map((at) => tree.places[at]?.heading ?? '');
    if (items.length === 0) return [];
    const list = listOf(
      { place: unit.section, title: '', lead: { ...unit, text: `${lead}:` }, items, headings },
      tree,
    );
    return [{ ...list, leadUnit: unit, leadUnits: [unit] }];
  });
}

/** Lists with headings as items: the steps or ways that a text is about. */
export function headingLists(source: Source, units: readonly Unit[], places: readonly Place[]): List[] {
  const named = [...places.keys()].filter((at) => places[at]?.heading !== '');
  const bare: Tree = {
    units: Map.groupBy(units, ({ section }) => section),
    children: Map.groupBy(named, (at) => places[at]?.parent ?? null),
    places,
    source,
    lastBlock: units.at(-1)?.block ?? -1,
    compared: new Map(),
    restarted: new Set(),
  };
  const { title, language } = source;
  const labelled = named.map((place) => [place, places[place]?.heading ?? ''] as const);
  const withinOf = (place: number): readonly Unit[] => unitsWithin(place, bare);
  const tree = {
    ...bare,
    compared: compared(labelled, withinOf, { title, language, units }),
    restarted: restartedIn(bare),
  };
  const lists = [...tree.children.keys()].flatMap((place) => listAt(place, tree) ?? []);
  return [...withMain(lists, tree), ...announced(units, tree)];
}
