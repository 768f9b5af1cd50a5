import { isConclusion } from '../../annotate/discourse/conclusions.js';
import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import { isLabelledEnd } from '../../annotate/item-label.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { TURN } from '../../source/readers/turns.js';
import type { Analysis, SectionView } from '../analysis.types.js';
import { withoutFinalColon } from '../realise.js';
import { labelOver } from '../structures/label-over.js';
import { onceFor } from '../../text/once-for.js';
import { bySection } from './by-section.js';
import type { DigestPart, DigestSection } from './digest.types.js';
import { isOfPart, needParts, ofPart, partsNamed } from './parts.js';

/** The heading of a section if the paragraph repeats a word of it; else empty, as for "Signing off". */
export function namedBy(section: number, part: DigestPart | undefined, analysis: Analysis): string {
  const label = labelOver(section, analysis);
  if (label === '' || part?.kind !== 'paragraph') return '';
  return isIn(label, part.units, analysis) ? label : '';
}

function isIn(label: string, units: readonly Unit[], { language }: Analysis): boolean {
  const told = new Set(units.flatMap(({ stems }) => stems));
  return contentKeys(label, language).some((stem) => told.has(stem));
}

/** Whether a heading goes on from the section above: "Another requirement is a small boat:". */
export const isTorn = (heading: string, { language }: Analysis): boolean =>
  /[:：]$/u.test(heading) && isContextDependent(heading.slice(0, -1), language);

/** The heading over a sentence. Over the last paragraph, which may close the whole text, only a heading that it repeats. */
export function labelAbove(unit: Unit, analysis: Analysis, most: number): string {
  const { units } = analysis;
  const opening = units[bySection(analysis).positions.get(unit.section)?.[0] ?? -1];
  const mayClose = unit.block === units.at(-1)?.block && unit.block !== opening?.block;
  const over = labelOver(unit.section, analysis, most);
  const label = isTorn(over, analysis) ? '' : over;
  const named = label === '' ? '' : ofPart(unit.section, label, most, analysis);
  if (named !== label) return named;
  return mayClose && !isIn(label, [unit], analysis) ? '' : label;
}

/** With fewer labels it is unclear where the first one ends. A shorter label is used only if its paragraph repeats it. */
const LEAST = { labels: 2, words: 2 } as const;

/** Whether a paragraph opens a section or sums it up, so that the section's heading is its own. */
function begins(section: number, part: DigestPart | undefined, analysis: Analysis): boolean {
  const [first] = part?.kind === 'paragraph' ? part.units : [];
  const opening = analysis.units[bySection(analysis).positions.get(section)?.[0] ?? -1];
  return first !== undefined && (first.index === opening?.index || isLabelledEnd(first));
}

function openedBy(section: number, part: DigestPart | undefined, analysis: Analysis): string {
  const label = begins(section, part, analysis) ? labelOver(section, analysis) : '';
  return countWords(label) >= LEAST.words ? label : '';
}

const isTold = (part: DigestPart | undefined): boolean =>
  part?.kind === 'paragraph' && (part.units[0]?.question !== '' || part.units[0].speaker !== '');

/** The label for the first paragraph of a section; empty for run-in headings, conclusions and lead-ins. */
function labelOf({ section, parts: [first] }: DigestSection, isLast: boolean, analysis: Analysis): string {
  const { isRunIn = false } = analysis.sections[section] ?? {};
  if (first?.kind === 'paragraph' && first.label !== undefined) return first.label;
  if (isRunIn || isTold(first)) return '';
  return isOfPart(section, first, analysis)
    ? withoutFinalColon(labelOver(section, analysis))
    : ownLabel(section, first, isLast, analysis);
}

function ownLabel(
  section: number,
  first: DigestPart | undefined,
  isLast: boolean,
  analysis: Analysis,
): string {
  // the last words are about the whole text
  const label = namedBy(section, first, analysis) || (isLast ? '' : openedBy(section, first, analysis));
  return isConclusion(label) || /[:：]$/u.test(label) ? '' : label;
}

/** The section with the heading to show: the parent for run-in headings and lead-ins of lists. */
function placeOf({ section }: DigestSection, { sections }: Analysis): number {
  const { isRunIn = false, parent = null, heading = '' } = sections[section] ?? {};
  return isRunIn || /[:：]$/u.test(heading) ? (parent ?? section) : section;
}

/** A heading that continues another one, or is unfinished. */
const HALF = /^(?:…|\.{3})|(?:…|\.{3})$/u;
/** Whether a list's lead-in is its heading. */
const isHeaded = (part: DigestPart | undefined, heading = ''): boolean =>
  part?.kind === 'list' && heading !== '' && part.list.leadIn === heading;
/** Whether a part needs no heading above it: an introduced list, a speaker's words or an aside. */
const isFree = (part: DigestPart | undefined, { heading, isAside }: SectionView): boolean =>
  isHeaded(part, heading) || (part?.kind === 'list' && part.list.isOfHeadings) || isTold(part) || isAside;

/** Whether a paragraph comes after the items of its heading, so that it can be read under the heading above that one. */
function isBehindItems(section: number, part: DigestPart | undefined, analysis: Analysis): boolean {
  const opening = analysis.units[bySection(analysis).positions.get(section)?.[0] ?? -1];
  return opening?.isItem === true && part?.kind === 'paragraph' && part.units[0]?.isItem === false;
}

/** The label that a section needs so that it is not read under the label before; empty if none, null if its heading does not fit. */
function neededOver(section: DigestSection, before: DigestSection, analysis: Analysis): string | null {
  const place = placeOf(section, analysis);
  const view = analysis.sections[place];
  const [first] = section.parts;
  if (view === undefined || place === placeOf(before, analysis) || isFree(first, view)) return '';
  if (view.parent === placeOf(before, analysis) && isBehindItems(place, first, analysis)) return '';
  const { heading } = view;
  // above a later paragraph it would name what is left out
  const isOver = begins(place, first, analysis) || namedBy(place, first, analysis) !== '';
  return heading === '' || heading === analysis.title || HALF.test(heading) || !isOver ? null : heading;
}

const TURNS = 3;
/** Whether paragraphs begin with names ("Sam: Good evening!"), so that a section without its heading would be read as the words of the last one. */
const isScript = onceFor(
  ({ units }: Analysis): boolean =>
    units.filter(({ opensBlock, isItem, text }) => opensBlock && !isItem && TURN.test(text)).length >= TURNS,
);

/** The label of each section. If any section that needs one has none, or there are too few, only the questions, and the headings of what leans on its part. */
function labelsOf(
  sections: readonly DigestSection[],
  own: readonly string[],
  analysis: Analysis,
): readonly string[] {
  const isNeeded = needParts(sections, analysis);
  const needed = sections.map(
    ({ section, parts: [first] }, at) =>
      (first?.kind === 'paragraph' && first.label) ||
      (isNeeded && isOfPart(section, first, analysis) ? (own[at] ?? '') : ''),
  );
  const isLabelled = ({ section, parts: [first] }: DigestSection, at: number): boolean =>
    own[at] !== '' || isHeaded(first, analysis.sections[section]?.heading);
  const least = needed.some(Boolean) || isScript(analysis) ? 1 : LEAST.labels;
  if (sections.filter(isLabelled).length < least) return needed;
  const from = own.findIndex(Boolean);
  const all = sections.map((section, at) => {
    const before = sections[at - 1];
    return own[at] || (at > from && before ? neededOver(section, before, analysis) : '');
  });
  return all.every((label) => label !== null) ? all : needed;
}

/** Headings above two or more groups of labelled sections ("do" and "do not"), by the first section of each group. */
function partsOver(labelled: readonly number[], { sections, title }: Analysis): ReadonlyMap<number, string> {
  const firsts = new Map<string, number>();
  for (const section of labelled) {
    const parent = sections[section]?.parent ?? null;
    const heading = parent === null ? '' : (sections[parent]?.heading ?? '');
    const isPart = heading !== '' && heading !== title && !/(?:[?？…]|\.{3})$/u.test(heading);
    if (isPart && !firsts.has(heading)) firsts.set(heading, section);
  }
  const shown = new Set(labelled.map((section) => sections[section]?.heading));
  const over = [...firsts].filter(([heading]) => !shown.has(heading));
  return new Map(firsts.size < 2 ? [] : over.map(([heading, section]) => [section, heading]));
}

/** Sections with their headings as labels, for an output without headings that uses several. */
export function withLabels(sections: readonly DigestSection[], analysis: Analysis): DigestSection[] {
  const own = sections.map((section, at) => labelOf(section, at === sections.length - 1, analysis));
  const labels = labelsOf(sections, own, analysis);
  const isParted = (at: number): boolean => own[at] !== '' && !/[?？]$/u.test(own[at] ?? '');
  const labelled = sections.filter((_, at) => isParted(at)).map(({ section }) => section);
  const over = partsOver(labelled, analysis);
  const named = partsNamed(sections, labels, analysis);
  return sections.map((section, at) => {
    const [first, ...rest] = section.parts;
    const shown = labels[at] ?? '';
    if (shown === '' || first === undefined) return section;
    const label = [named[at] || over.get(section.section), shown].filter(Boolean).join(': ');
    const parts: DigestPart[] =
      first.kind === 'paragraph'
        ? [{ ...first, label }, ...rest]
        : [{ kind: 'paragraph', units: [], label }, ...section.parts];
    return { ...section, parts };
  });
}
