import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, List } from '../analysis.types.js';
import { coreOf } from '../core/core.js';
import { withAntecedents } from './antecedents.js';
import { Selection } from './selection.js';
import { sharesOf } from './shares.js';
import { wholeOf, type Whole } from './whole.js';
import { headOf } from '../structures/question-heads.js';
import { leadOver, tellPart, type DigestBounds } from './tell-part.js';

export interface DigestSection {
  heading: string;
  section: number;
  parts: readonly DigestPart[];
}
export type DigestPart =
  | {
      kind: 'paragraph';
      units: readonly Unit[];
      /** The bold beginning of the paragraph in the source. */
      lead?: string;
    }
  | { kind: 'list'; list: List };

/** The sentences of a section's paragraphs. */
export const unitsIn = ({ parts }: DigestSection): Unit[] =>
  parts.flatMap((part) => (part.kind === 'paragraph' ? part.units : []));

/** A further version uses at most this share of a text. */
const OTHER_PART = 0.7;

/** Thesis and takeaway, then every part in proportion. */
function select(analysis: Analysis, bounds: DigestBounds): Selection {
  const { told = new Set(), variant = 0, fits = () => true } = bounds;
  // a further version of a nearly complete output leaves other sentences out
  const words = variant > 0 ? Math.min(bounds.words, analysis.words * OTHER_PART) : bounds.words;
  const { thesis, takeaway } = coreOf(analysis, variant);
  const selection = new Selection(words, told);
  // a story includes its end
  const end = takeaway ?? (analysis.isSequential ? (analysis.passages.at(-1) ?? null) : null);
  for (const passage of [thesis, end]) if (passage?.units.every(fits)) selection.add(passage.units);
  const shares = sharesOf(analysis, { ...bounds, words });
  for (const section of shares.keys()) selection.add(leadOver(section, analysis).filter(fits));
  for (const [section, share] of shares) tellPart(section, share, selection, analysis, bounds);
  return selection;
}

/** Sentences in source order as paragraphs: one for each block, parted where something is left out. */
function paragraphsOf(units: Iterable<Unit>, withHeadings: boolean): { at: number; part: DigestPart }[] {
  const runs: Unit[][] = [];
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && last.index + 1 === unit.index && last.speaker === unit.speaker;
    if (
      goesOn &&
      (last.block === unit.block || last.owesNext || (unit.isItem === last.isItem && unit.isDependent))
    )
      runs.at(-1)?.push(unit);
    else runs.push([unit]);
  }
  // the heading above has the question, if there is one
  return runs.map(([first, ...rest]) => {
    const question = withHeadings ? '' : headOf(first?.question ?? '');
    const all = first === undefined ? [] : [{ ...first, question }, ...rest];
    return { at: first?.index ?? 0, part: { kind: 'paragraph', units: all } };
  });
}

/** A stump: fewer words than this from a paragraph of at least that many. */
const STUMP = { words: 12, paragraph: 30 } as const;

/** Removes stumps, unless their section would be empty. */
function withoutStumps(units: readonly Unit[], { units: all }: Analysis): Unit[] {
  const wordsByBlock = (own: readonly Unit[]): Map<number, number> =>
    own.reduce(
      (sums, { block, words }) => sums.set(block, (sums.get(block) ?? 0) + words),
      new Map<number, number>(),
    );
  const told = wordsByBlock(units);
  const whole = wordsByBlock(all.filter(({ isUntellable }) => !isUntellable));
  const isStump = ({ block }: Unit): boolean =>
    (told.get(block) ?? 0) < STUMP.words && (whole.get(block) ?? 0) >= STUMP.paragraph;
  const stands = new Set(units.filter((unit) => !isStump(unit)).map(({ section }) => section));
  return units.filter((unit) => !isStump(unit) || !stands.has(unit.section));
}

/**
 * The heading over a part. In a whole text it is the source's own, with its number; else a question of an interview
 * becomes the topic it asks about.
 */
function headingOf(
  section: number,
  { sections, isInterview, language }: Analysis,
  isOfWhole: boolean,
): string {
  const { heading = '', asked = '', number = '' } = sections[section] ?? {};
  if (isOfWhole) return `${number} ${heading || asked}`.trim();
  return isInterview && language === 'en' ? headOf(heading) : heading;
}

/**
 * The selected parts at a length, in source order under their headings; `closing` is the heading of a last one without.
 */
export function digest(analysis: Analysis, bounds: DigestBounds & { closing?: string }): DigestSection[] {
  const sections = joined(digestEach(analysis, bounds).map((section) => underParent(section, analysis)));
  const last = sections.at(-1);
  const isAside =
    last !== undefined && last.heading === '' && analysis.sections[last.section]?.isAside === true;
  if (!isAside || sections.length < 2) return sections;
  return [...sections.slice(0, -1), { ...last, heading: bounds.closing ?? '' }];
}

/** A section under its parent's heading: its own heading becomes the bold beginning of its first paragraph. */
function underParent(section: DigestSection, { sections }: Analysis): DigestSection {
  const { isRunIn = false, parent = null, heading = '' } = sections[section.section] ?? {};
  const over = parent === null ? '' : (sections[parent]?.heading ?? '');
  if (!isRunIn || parent === null || over === '') return section;
  const parts = section.parts.map((part, at) =>
    at === 0 && part.kind === 'paragraph' ? { ...part, lead: heading } : part,
  );
  return { heading: over, section: parent, parts };
}

/** Neighbouring sections under one heading as one. */
const joined = (sections: readonly DigestSection[]): DigestSection[] =>
  sections.reduce<DigestSection[]>((all, section) => {
    const last = all.at(-1);
    return last?.section === section.section
      ? [...all.slice(0, -1), { ...last, parts: [...last.parts, ...section.parts] }]
      : [...all, section];
  }, []);

/** Whether an output has room for all of the text and may show its lists. */
const isWhole = (
  { words }: Analysis,
  { words: room, variant = 0, lists = 'all', asLists = false, fits }: DigestBounds,
): boolean => room >= words && variant === 0 && lists === 'all' && !asLists && fits === undefined;

/** Leaves out what the output has said at its beginning, if the text begins with it; a later line is repeated in its place. */
function withoutOpening({ units, lists }: Whole, { told = new Set() }: DigestBounds): Whole {
  const from = units.findIndex(({ index }) => !told.has(index));
  return { units: units.slice(Math.max(0, from)), lists };
}

/** The sentences used elsewhere in the output. If the conclusion is one of them, what follows it in its section goes too. */
function usedBy(analysis: Analysis, { told = new Set(), variant }: DigestBounds): ReadonlySet<number> {
  const last = coreOf(analysis, variant).takeaway?.units.at(-1);
  if (last === undefined || !told.has(last.index)) return told;
  const behind = analysis.units.filter(
    ({ index, section }) => section === last.section && index > last.index,
  );
  return new Set([...told, ...behind.map(({ index }) => index)]);
}

function selectionOf(analysis: Analysis, bounds: DigestBounds): Whole {
  const { units, lists } = select(analysis, { ...bounds, told: usedBy(analysis, bounds) });
  const known = withAntecedents(units.values(), lists, bounds.told ?? new Set(), analysis);
  return { units: withoutStumps(known, analysis), lists: [...lists] };
}

/** The section that shows a list: headings of the whole text are listed before the first of them. */
const placeOf = ({ section, isOfHeadings, parts: [first = 0] }: List): number =>
  isOfHeadings && section === 0 ? Math.max(0, first - 1) : section;

function digestEach(analysis: Analysis, bounds: DigestBounds): DigestSection[] {
  const whole = isWhole(analysis, bounds);
  const { units: told, lists } = whole
    ? withoutOpening(wholeOf(analysis), bounds)
    : selectionOf(analysis, bounds);
  const bySection = Map.groupBy(told, ({ section }) => section);
  const listsBySection = Map.groupBy(lists, placeOf);
  const sections = [...new Set([...bySection.keys(), ...listsBySection.keys()])].toSorted((a, b) => a - b);
  return sections.map((section) => {
    const own = listsBySection.get(section) ?? [];
    const parts = [
      ...paragraphsOf(bySection.get(section) ?? [], bounds.withQuestions !== true),
      ...own.map((list) => ({ at: list.index, part: { kind: 'list', list } as const })),
    ];
    return {
      heading: headingOf(section, analysis, whole),
      section,
      parts: parts.toSorted((a, b) => a.at - b.at).map(({ part }) => part),
    };
  });
}
