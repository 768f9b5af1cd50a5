import { isConclusion } from '../../annotate/discourse/conclusions.js';
import type { Unit } from '../../annotate/unit.types.js';
import { namesPlace } from '../../languages/discourse-words.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { Analysis, SectionView } from '../analysis.types.js';
import { labelOver } from '../structures/heading-lists.js';
import { bySection } from './by-section.js';
import type { DigestPart, DigestSection } from './digest.types.js';

/** A heading that names what is below it: "Signing off" does not. */
export function namedBy(section: number, part: DigestPart | undefined, analysis: Analysis): string {
  const label = labelOver(section, analysis);
  if (label === '' || part?.kind !== 'paragraph') return '';
  return isIn(label, part.units, analysis) ? label : '';
}

function isIn(label: string, units: readonly Unit[], { language }: Analysis): boolean {
  const told = new Set(units.flatMap(({ stems }) => stems));
  return contentKeys(label, language).some((stem) => told.has(stem));
}

/** The heading over a sentence; over the last paragraph of several, which may close the whole text, only one that it names. */
export function labelAbove(unit: Unit, analysis: Analysis, most: number): string {
  const { units } = analysis;
  const opening = units[bySection(analysis).positions.get(unit.section)?.[0] ?? -1];
  const mayClose = unit.block === units.at(-1)?.block && unit.block !== opening?.block;
  const label = labelOver(unit.section, analysis, most);
  return mayClose && !isIn(label, [unit], analysis) ? '' : label;
}

/** Fewer labels leave it open where the first one ends; a shorter one says something only where the text below repeats it. */
const LEAST = { labels: 2, words: 2 } as const;

/** Whether a part begins with the first sentence of its section. */
function begins(section: number, part: DigestPart | undefined, analysis: Analysis): boolean {
  const [first] = part?.kind === 'paragraph' ? part.units : [];
  return first?.index === analysis.units[bySection(analysis).positions.get(section)?.[0] ?? -1]?.index;
}

/** A heading over the first sentence of its section. */
function openedBy(section: number, part: DigestPart | undefined, analysis: Analysis): string {
  const label = begins(section, part, analysis) ? labelOver(section, analysis) : '';
  return countWords(label) >= LEAST.words ? label : '';
}

/** A question, or what "this" means, is part of the sentence already; so is who says it. */
const isTold = (part: DigestPart | undefined): boolean =>
  part?.kind === 'paragraph' && (part.units[0]?.question !== '' || part.units[0].speaker !== '');

/** The heading of a section as a label over its first paragraph. The beginning of a paragraph is none, nor is an answer led by one. */
function labelOf({ section, parts: [first] }: DigestSection, isLast: boolean, analysis: Analysis): string {
  const { isRunIn = false } = analysis.sections[section] ?? {};
  if (first?.kind === 'paragraph' && first.label !== undefined) return first.label;
  if (isRunIn || isTold(first)) return '';
  // the last words are of all of the text
  const label = namedBy(section, first, analysis) || (isLast ? '' : openedBy(section, first, analysis));
  return isConclusion(label) || /[:：]$/u.test(label) ? '' : label;
}

/** The section whose heading is above: of a bold beginning, and of the lead-in of a list, the one over it. */
function placeOf({ section }: DigestSection, { sections }: Analysis): number {
  const { isRunIn = false, parent = null, heading = '' } = sections[section] ?? {};
  return isRunIn || /[:：]$/u.test(heading) ? (parent ?? section) : section;
}

/** A heading that goes on from another, or is left open. */
const HALF = /^(?:…|\.{3})|(?:…|\.{3})$/u;
/** Whether a part needs no heading above it: a list that is led in, or what ends a text. */
function isFree(
  part: DigestPart | undefined,
  { heading, isAside }: SectionView,
  { language }: Analysis,
): boolean {
  const isLed = part?.kind === 'list' && (part.list.isOfHeadings || part.list.leadIn === heading);
  return isLed || isTold(part) || isAside || isConclusion(heading) || namesPlace(heading, language);
}

/** What a section needs above it behind another one with its heading, under which it would be read; null where it has no heading that fits. */
function neededOver(section: DigestSection, before: DigestSection, analysis: Analysis): string | null {
  const place = placeOf(section, analysis);
  const view = analysis.sections[place];
  const [first] = section.parts;
  if (view === undefined || place === placeOf(before, analysis) || isFree(first, view, analysis)) return '';
  const { heading } = view;
  return heading === '' || heading === analysis.title || HALF.test(heading) ? null : heading;
}

/** Labels of all sections from the first that has one; none where another has no heading, but questions that are answered. */
function labelsOf(
  sections: readonly DigestSection[],
  own: readonly string[],
  analysis: Analysis,
): readonly string[] {
  const asked = sections.map(({ parts: [first] }) => (first?.kind === 'paragraph' && first.label) || '');
  if (own.filter(Boolean).length < (asked.some(Boolean) ? 1 : LEAST.labels)) return asked;
  const from = own.findIndex(Boolean);
  const all = sections.map((section, at) => {
    const before = sections[at - 1];
    return own[at] || (at > from && before ? neededOver(section, before, analysis) : '');
  });
  return all.every((label) => label !== null) ? all : asked;
}

/** The headings over labelled sections, each with the first of them, where these are parts of several: "do" and "do not"; none that is a label itself. */
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

/** Sections with their headings as labels: for an output with pieces of several and no headings. */
export function withLabels(sections: readonly DigestSection[], analysis: Analysis): DigestSection[] {
  const own = sections.map((section, at) => labelOf(section, at === sections.length - 1, analysis));
  const labels = labelsOf(sections, own, analysis);
  const isParted = (at: number): boolean => own[at] !== '' && !/[?？]$/u.test(own[at] ?? '');
  const labelled = sections.filter((_, at) => isParted(at)).map(({ section }) => section);
  const over = partsOver(labelled, analysis);
  return sections.map((section, at) => {
    const [first, ...rest] = section.parts;
    const shown = labels[at] ?? '';
    if (shown === '' || first === undefined) return section;
    const label = [over.get(section.section), shown].filter(Boolean).join(': ');
    const parts: DigestPart[] =
      first.kind === 'paragraph'
        ? [{ ...first, label }, ...rest]
        : [{ kind: 'paragraph', units: [], label }, ...section.parts];
    return { ...section, parts };
  });
}
