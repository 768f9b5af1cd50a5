import { isConclusion } from '../../annotate/discourse/conclusions.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { Analysis } from '../analysis.types.js';
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

/** A heading over the first sentence of its section. */
function openedBy(section: number, part: DigestPart | undefined, analysis: Analysis): string {
  const [first] = part?.kind === 'paragraph' ? part.units : [];
  const opening = analysis.units[bySection(analysis).positions.get(section)?.[0] ?? -1];
  const label = first?.index === opening?.index ? labelOver(section, analysis) : '';
  return countWords(label) >= LEAST.words ? label : '';
}

/** The heading of a section as a label over its first paragraph. The beginning of a paragraph is none, nor is an answer led by one. */
function labelOf({ section, parts: [first] }: DigestSection, isLast: boolean, analysis: Analysis): string {
  const { isRunIn = false } = analysis.sections[section] ?? {};
  const [opening] = first?.kind === 'paragraph' ? first.units : [];
  // a question, or what "this" means, is part of the sentence already
  const isTold = opening?.question !== '' || opening.speaker !== '';
  if (isRunIn || isTold) return '';
  // the last words are of all of the text
  const label = namedBy(section, first, analysis) || (isLast ? '' : openedBy(section, first, analysis));
  return isConclusion(label) || /[:：]$/u.test(label) ? '' : label;
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
  const labels = sections.map((section, at) => labelOf(section, at === sections.length - 1, analysis));
  if (labels.filter(Boolean).length < LEAST.labels) return [...sections];
  const labelled = sections.filter((_, at) => labels[at] !== '').map(({ section }) => section);
  const over = partsOver(labelled, analysis);
  return sections.map((section, at) => {
    const [first, ...rest] = section.parts;
    const own = labels[at] ?? '';
    if (own === '' || first?.kind !== 'paragraph') return section;
    const label = [over.get(section.section), own].filter(Boolean).join(': ');
    return { ...section, parts: [{ ...first, label }, ...rest] };
  });
}
