import { isConclusion } from '../../annotate/discourse/conclusions.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, List, SectionView } from '../analysis.types.js';
import { formsOf, withoutTitle, wordsOfList } from '../realise.js';
import { indexesOf, wholeLists } from '../runs.js';
import { namedTogether, togetherWith } from '../structures/named-lists.js';
import { NEEDED_WHOLE } from '../structures/needed-whole.js';
import { bySection } from './by-section.js';
import { candidatesOf } from './candidates.js';
import {
  JOINS,
  POINT_DAMPING,
  curveOf,
  ofBoth,
  spread,
  type Candidate,
  type Option,
  type Part,
} from './choice.js';
import type { DigestBounds } from './digest.types.js';
import { introductionsFor } from './introduced.js';
import { joinsOf } from './joins.js';
import type { Wanted } from './paragraphs.js';
import { requiredIn } from './required.js';
import { EXAMPLES, isEnumerated } from './told-lists.js';

const WEIGHTS = { opening: 1.3, conclusion: 1.3, example: 0.5, aside: 0.5, code: 0.4 } as const;
const LEAST_WORDS = 26;
const GRAINS = 80;
/** A complete text may exceed the requested length by this factor. */
const TOLERANCE = 1.05;
/** A further version uses at most this share of a text. */
const OTHER_PART = 0.7;

interface Selected {
  units: readonly Unit[];
  lists: readonly List[];
}

/** Whether a section and its neighbours are examples of what their parent section says. */
function isExample({ parent }: SectionView, analysis: Analysis): boolean {
  if (parent === null) return false;
  const { units, sections } = analysis;
  const last = units[bySection(analysis).positions.get(parent)?.at(-1) ?? -1];
  const leads = last !== undefined && (last.leadsHeadings || /[:：]$/u.test(last.text));
  return EXAMPLES.test(leads ? last.text : (sections[parent]?.heading ?? ''));
}

function weightOf(section: number, analysis: Analysis): number {
  const view = analysis.sections[section];
  if (view === undefined) return 1;
  return (
    (section === 0 ? WEIGHTS.opening : 1) *
    (isConclusion(view.heading) ? WEIGHTS.conclusion : 1) *
    (isExample(view, analysis) ? WEIGHTS.example : 1) *
    (view.isAside ? WEIGHTS.aside : 1) *
    (view.isOfCode ? WEIGHTS.code : 1)
  );
}

/** Share of an output that its lists may take. */
const LISTED_PART = 0.8;

/** The lists of headings of which a form fits, if the output may show them as lists. */
function headedLists(analysis: Analysis, { words, asLists = false }: DigestBounds): Set<List> {
  const { lists } = analysis;
  const leastOf = (list: List): number => Math.min(...formsOf(withoutTitle(list, analysis)).map(wordsOfList));
  const hasRoom = (list: List): boolean =>
    togetherWith(list, analysis).reduce((sum, each) => sum + leastOf(each), 0) <= words * LISTED_PART;
  return new Set(asLists ? lists.filter((list) => isEnumerated(list) && hasRoom(list)) : []);
}

/** The sections that are included one by one: without those in a list of headings, except the last if it closes the text. */
function sectionsFor(
  { sections, units }: Analysis,
  { headed, required }: Wanted,
  { asLists = false }: DigestBounds,
): number[] {
  const listed = new Set([...headed].flatMap(({ parts }) => parts));
  const closing = units.findLast(({ index }) => required.has(index));
  if (closing?.block === units.at(-1)?.block) listed.delete(closing?.section ?? -1);
  return [...sections.keys()].filter(
    (at) =>
      !listed.has(at) && !(asLists && sections[at]?.isOfCode === true && !isConclusion(sections[at].heading)),
  );
}

/** Larger sets are not kept together. */
const MOST_OF_SET = 6;

/** Sections in sets that are included whole or not at all, such as pros and cons or the ingredients for each part of a dish. */
function setsOf(sections: readonly number[], analysis: Analysis, headed: ReadonlySet<List>): number[][] {
  const { sections: all, lists } = analysis;
  const named = namedTogether(analysis).filter((list) => headed.has(list));
  const listed = new Set(lists.map(({ section }) => section));
  const isOneOf = ({ heading, parent }: SectionView): boolean =>
    /[?？]$/u.test(heading) || NEEDED_WHOLE.test(all[parent ?? -1]?.heading ?? '');
  const together =
    named.length > 0
      ? named.map(({ section }) => section)
      : sections.filter((at) => listed.has(at) && all[at] !== undefined && isOneOf(all[at]));
  if (together.length < 2 || together.length > MOST_OF_SET) return sections.map((at) => [at]);
  return [together, ...sections.filter((at) => !together.includes(at)).map((at) => [at])];
}

const GROUP_WORDS = 220;
const wordsIn = (candidate: Candidate): number => Math.max(...candidate.map(({ words }) => words));

/** Splits the paragraphs of a section into groups, so that each is included. */
function groupsOf(candidates: readonly Candidate[], most = GROUP_WORDS): Candidate[][] {
  const groups: Candidate[][] = [];
  let words = Infinity;
  for (const candidate of candidates) {
    if (words >= most && candidate.every(({ leans }) => !leans)) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)?.push(candidate);
    words += wordsIn(candidate);
  }
  return groups;
}

/** Whether a section has its question as a label: then what comes first is taken for the answer. */
const isAnswer = (section: number, { sections }: Analysis, { shows }: DigestBounds): boolean =>
  shows === 'labels' && /[?？]$/u.test(sections[section]?.heading ?? '');

/** Requires the first candidate for later ones that are optional. */
const fromBeginning = ([first = [], ...later]: readonly Candidate[]): Candidate[] => [
  first,
  ...later.map((candidate) => candidate.map((option) => ({ ...option, isLater: option.required === 0 }))),
];

/** No output has room for more parts. Only the strongest are compared, to keep the time linear. */
const MOST_PARTS = 150;

interface Group {
  own: readonly (readonly Candidate[])[];
  weight: number;
}

const optionsIn = ({ own }: Group): readonly Option[] => own.flat(2);
const worthOf = ({ own, weight }: Group): number =>
  weight * own.flat().reduce((sum, options) => sum + Math.max(...options.map(({ value }) => value)), 0);

function strongest(groups: readonly Group[]): readonly Group[] {
  if (groups.length <= MOST_PARTS) return groups;
  const ranked = groups.map((group) => ({ group, worth: worthOf(group) })).sort((a, b) => b.worth - a.worth);
  const kept = new Set(ranked.slice(0, MOST_PARTS).map(({ group }) => group));
  return groups.filter((group) => kept.has(group) || optionsIn(group).some(({ required }) => required > 0));
}

/** The most informative passages and lists of a text within the bounds, with who the people in them are. */
export function select(analysis: Analysis, bounds: DigestBounds): Selected {
  const { variant = 0 } = bounds;
  // a further version prefers what the one before it leaves out
  const earlier = variant > 0 ? select(analysis, { ...bounds, variant: variant - 1 }).units : [];
  const selected = selectWhole(analysis, bounds, { earlier, introducing: [] });
  const opening = analysis.units.filter(({ index }) => bounds.told?.has(index) === true);
  const introducing = introductionsFor([...opening, ...selected.units], analysis);
  return introducing.length === 0 ? selected : selectWhole(analysis, bounds, { earlier, introducing });
}

/** Units of the version before, and those that introduce the people of this one. */
interface Beside {
  earlier: readonly Unit[];
  introducing: readonly Unit[];
}

function selectWhole(analysis: Analysis, bounds: DigestBounds, beside: Beside): Selected {
  const headed = headedLists(analysis, bounds);
  const selected = selectWith(headed, analysis, bounds, beside);
  const isTold = (list: List): boolean => selected.lists.some(({ index }) => index === list.index);
  const told = new Set([...headed].filter(isTold));
  // the sections of a list without room are included one by one
  return told.size === headed.size ? selected : selectWith(told, analysis, bounds, beside);
}

function selectWith(
  headed: ReadonlySet<List>,
  analysis: Analysis,
  bounds: DigestBounds,
  { earlier, introducing }: Beside,
): Selected {
  const { told = new Set(), variant = 0, leastPart = LEAST_WORDS, fits } = bounds;
  const joins = joinsOf(analysis, bounds);
  const words = variant > 0 ? Math.min(bounds.words, analysis.words * OTHER_PART) : bounds.words;
  const wanted: Wanted = {
    required: new Set([...requiredIn(analysis, variant, joins === JOINS.few), ...indexesOf(introducing)]),
    lists: new Set(wholeLists({ analysis })),
    keeps: bounds.keeps ?? null,
    headed,
    told,
    said: bounds.said ?? told,
    earlier: new Set(indexesOf(earlier)),
    fits,
    pointWords: bounds.points?.words ?? null,
  };
  const perPoint = bounds.points === undefined ? GROUP_WORDS : analysis.words / bounds.points.count;
  // the opening line may have used up the words
  const most = Math.max(0, words) * TOLERANCE;
  const grain = Math.max(3, most / GRAINS);
  const partOf = (candidates: readonly Candidate[], weight: number): Part => {
    const curve = curveOf(candidates, most, grain, joins);
    const all = curve.findLast((choice) => choice !== undefined)?.words ?? 0;
    return { curve, weight, least: Math.min(leastPart, all) };
  };
  const groups = setsOf(sectionsFor(analysis, wanted, bounds), analysis, headed).flatMap((set): Group[] => {
    const own = set.map((section) => candidatesOf(section, analysis, bounds, wanted));
    const weight = weightOf(set[0] ?? 0, analysis);
    const [first = [], ...others] = own;
    if (others.length > 0) return [{ own, weight }];
    const behind = isAnswer(set[0] ?? 0, analysis, bounds) ? fromBeginning(first) : first;
    return groupsOf(behind, perPoint).map((candidates) => ({ own: [candidates], weight }));
  });
  const parts = strongest(groups).map(({ own, weight }): Part => {
    const [first = [], ...others] = own;
    if (others.length === 0) return partOf(first, weight);
    const curve = own.map((each) => partOf(each, weight).curve).reduce((a, b) => ofBoth(a, b, grain));
    return { curve, weight: weight * own.length, least: 0 };
  });
  const damping = bounds.points === undefined ? joins.damping : POINT_DAMPING;
  const options = spread(parts, most, grain, damping);
  const units = options.flatMap((option) => option.units);
  return {
    units: units.toSorted((a, b) => a.index - b.index),
    lists: options.flatMap(({ lists: own }) => own),
  };
}

/** Words of an output: `most`, or all words of a shorter source, times the factor of the length setting. */
export const wordsFor = (most: number, { words }: Analysis, factor: number): number =>
  Math.min(most, words) * factor;

/** The sentence above a section that introduces it and its neighbours, with its context: "It fell short in four ways:". */
export const leadOver = (section: number, analysis: Analysis): readonly Unit[] => {
  const above = analysis.sections[section]?.parent ?? null;
  const at = above === null ? undefined : bySection(analysis).positions.get(above)?.at(-1);
  const leads = at !== undefined && analysis.units[at]?.leadsHeadings === true;
  return leads ? analysis.tellings.closureAt(at) : [];
};
