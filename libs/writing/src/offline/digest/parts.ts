import type { Unit } from '../../annotate/unit.types.js';
import { countWords } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { keyOf } from '../../text/sentence-keys.js';
import type { Analysis, List } from '../analysis.types.js';
import { withoutFinalColon } from '../realise.js';
import { labelOver } from '../structures/label-over.js';
import type { DigestBounds, DigestPart, DigestSection } from './digest.types.js';

const byHeading = onceFor(({ sections }: Analysis) => Map.groupBy(sections, ({ heading }) => keyOf(heading)));

/** The part of a section with a heading that several parts have ("Pros:"); null for other sections. */
function partOver(section: number, analysis: Analysis): number | null {
  const { sections, title } = analysis;
  const { heading = '', parent = null } = sections[section] ?? {};
  const over = parent === null ? '' : (sections[parent]?.heading ?? '');
  const key = keyOf(heading);
  if (key === '' || over === '' || over === title) return null;
  const same = byHeading(analysis).get(key) ?? [];
  return same.some((other) => other.parent !== parent) ? parent : null;
}

/** The name of that part; empty for other sections. */
export function nameOfPart(section: number, analysis: Analysis): string {
  const part = partOver(section, analysis);
  return part === null ? '' : withoutFinalColon(analysis.sections[part]?.heading ?? '');
}

/** A heading with the name of its part, if several parts have it, or only the name if there is no room for both. */
export function ofPart(section: number, heading: string, most: number, analysis: Analysis): string {
  const part = nameOfPart(section, analysis);
  const both = `${part}: ${heading}`;
  if (part === '') return heading;
  return countWords(both) <= most ? both : part;
}

export type Shows = DigestBounds['shows'];

/** The heading that a sentence needs before it, with the name of its part if several parts have it; empty if that is a label. */
export function aboveOf(first: Unit | undefined, shows: Shows, analysis: Analysis): string {
  if (first?.isDependent !== true || first.question === '') return '';
  const part = nameOfPart(first.section, analysis);
  if (part !== '' && shows === 'labels' && labelOver(first.section, analysis) !== '') return '';
  return part === '' ? first.question : `${part} – ${first.question}`;
}

export const withQuestion = ([first, ...rest]: readonly Unit[], question: string): Unit[] =>
  first === undefined
    ? []
    : [{ ...first, question, isDependent: first.isDependent || question !== '' }, ...rest];

export const isOfPart = (section: number, part: DigestPart | undefined, analysis: Analysis): boolean =>
  part?.kind === 'paragraph' && partOver(section, analysis) !== null;

/** Whether any paragraph would be read as one of another part. */
export const needParts = (sections: readonly DigestSection[], analysis: Analysis): boolean =>
  sections.some((_, at) => needsPart(at, sections, analysis));

/** Whether a paragraph would be read as one of another part: "this" means its part, or it follows one of another. */
function needsPart(at: number, sections: readonly DigestSection[], analysis: Analysis): boolean {
  const { section = 0, parts: [first] = [] } = sections[at] ?? {};
  if (first?.kind !== 'paragraph' || !isOfPart(section, first, analysis)) return false;
  const before = sections[at - 1];
  const above = before === undefined ? null : partOver(before.section, analysis);
  return first.units[0]?.isDependent === true || (above !== null && above !== partOver(section, analysis));
}

/** The name of the part above each label that several parts have, once for labels of a part that follow each other and are not those of another part: "Bicycles: Price", "Brakes". */
export function partsNamed(
  sections: readonly DigestSection[],
  labels: readonly string[],
  analysis: Analysis,
): string[] {
  let named: number | null = null;
  const bare = new Set<string>();
  return sections.map(({ section, parts: [first] }, at) => {
    // the lead-in of a list has the name
    const isNamed = first?.kind === 'list' && !first.list.isOfHeadings;
    const shown = labels[at] ?? '';
    const part = shown !== '' || isNamed ? partOver(section, analysis) : null;
    const isNew = part !== null && part !== named;
    named = part ?? stillNamed(section, shown, named, analysis);
    if ((isNew && !isNamed) || bare.has(shown)) return nameOfPart(section, analysis);
    if (shown !== '') bare.add(shown);
    return '';
  });
}

/** The part that a section leaves named: it is in it, or is its beginning with its heading. */
function stillNamed(
  section: number,
  shown: string,
  named: number | null,
  { sections }: Analysis,
): number | null {
  const { parent = null, heading = '' } = sections[section] ?? {};
  if (heading !== '' && heading === shown) return section;
  return [parent, section].includes(named) ? named : null;
}

/** For an output without headings, a list under a heading that several parts have ("Pros:") with the name of its part: "Bicycles: Pros:". */
export function underPart(list: List, analysis: Analysis): List {
  const { heading = '' } = analysis.sections[list.section] ?? {};
  const part = keyOf(heading) === keyOf(list.leadIn) ? nameOfPart(list.section, analysis) : '';
  return part === '' ? list : { ...list, leadIn: `${part}: ${list.leadIn}` };
}

/** The numbered point that a list is below, without its number; empty for other lists. */
export function pointOver({ section, isOfHeadings }: List, { lists }: Analysis): string {
  const over = lists.find((list) => list.isOfHeadings && list.isNumbered && list.parts.includes(section));
  if (isOfHeadings || over?.parts.length !== over?.items.length) return '';
  return over?.items[over.parts.indexOf(section)]?.label ?? '';
}
