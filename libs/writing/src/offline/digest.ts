import type { Unit } from '../annotate/unit.types.js';
import type { Analysis, List, Passage } from './analysis.types.js';
import { beginningOf, listText, type Tell } from './realise.js';

export interface DigestSection {
  heading: string;
  section: number;
  parts: readonly DigestPart[];
}
/** The sentences of a section's paragraphs. */
export const unitsIn = ({ parts }: DigestSection): Unit[] =>
  parts.flatMap((part) => (part.kind === 'paragraph' ? part.units : []));

export type DigestPart = { kind: 'paragraph'; units: readonly Unit[] } | { kind: 'list'; list: List };

export interface DigestBounds {
  words: number;
  maxSections: number;
  maxParagraphWords: number;
  /** Sentences told elsewhere in the output. */
  told?: ReadonlySet<number>;
  withLists?: boolean;
  /** 0, 1, …: each further version tells other paragraphs where a section has several. */
  variant?: number;
}

interface Candidate {
  part: DigestPart;
  section: number;
  /** Place in the source: first sentence. */
  at: number;
  words: number;
  value: number;
}

const NO_TELL: Tell = (units) => units.map(({ text }) => text).join(' ');

/** The passages that begin in one paragraph of the source, as far as a paragraph may be long. */
function paragraphsOf(passages: readonly Passage[], { maxParagraphWords, told }: DigestBounds): Candidate[] {
  const groups = [...Map.groupBy(passages, ({ units }) => units[0].block).values()];
  return groups.flatMap((group) => {
    const units: Unit[] = [];
    let words = 0;
    for (const passage of group) {
      if (told?.has(passage.units[0].index)) continue;
      const previous = units.at(-1);
      if (previous !== undefined && passage.units[0].index !== previous.index + 1) break;
      const fitted = beginningOf(
        passage,
        { maxWords: Math.max(maxParagraphWords - words, units.length === 0 ? 60 : 0) },
        NO_TELL,
      );
      if (fitted.length === 0) break;
      units.push(...fitted);
      words += fitted.reduce((sum, unit) => sum + unit.words, 0);
      if (fitted.length < passage.units.length) break;
    }
    const first = units[0];
    if (first === undefined || (units.length === 1 && (first.isQuestion || first.words < 6))) return [];
    const salience = units.map((unit) => unit.salience);
    const value = 0.5 * Math.max(...salience) + (0.5 * salience.reduce((a, b) => a + b, 0)) / salience.length;
    return [
      { part: { kind: 'paragraph', units } as const, section: first.section, at: first.index, words, value },
    ];
  });
}

const wordsOf = (list: List): number => listText(list).split(/\s+/u).length;

function candidatesOf({ sections, lists }: Analysis, bounds: DigestBounds): Candidate[] {
  const paragraphs = sections.flatMap(({ passages }) => {
    const own = paragraphsOf(passages, bounds);
    return own.map((candidate, at) => ({ ...candidate, value: candidate.value + (at === 0 ? 0.12 : 0) }));
  });
  const told = bounds.withLists
    ? lists.map((list): Candidate => ({
        part: { kind: 'list', list },
        section: list.section,
        at: list.index,
        words: wordsOf(list),
        value: list.salience + 0.15,
      }))
    : [];
  return [...paragraphs, ...told];
}

/** The parts worth telling at a length: the best part of each section first, then the best of all, in source order. */
export function digest(analysis: Analysis, bounds: DigestBounds): DigestSection[] {
  const candidates = candidatesOf(analysis, bounds);
  const bySection = Map.groupBy(candidates, ({ section }) => section);
  const ranked = [...bySection.entries()]
    .map(([section, own]) => ({
      section,
      own,
      value: Math.max(...own.map(({ value }) => value)) + (section === 0 ? 0.2 : 0),
    }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, bounds.maxSections);
  const open = new Set(ranked.map(({ section }) => section));
  const chosen = new Set<Candidate>();
  let words = 0;
  const take = (candidate: Candidate | undefined): void => {
    if (candidate === undefined || chosen.has(candidate) || words + candidate.words > bounds.words * 1.08)
      return;
    chosen.add(candidate);
    words += candidate.words;
  };
  const { variant = 0 } = bounds;
  for (const { own } of ranked)
    take(
      own
        .toSorted((a, b) => b.value - a.value)
        .slice(0, variant + 1)
        .at(-1),
    );
  for (const candidate of candidates
    .filter(({ section }) => open.has(section))
    .toSorted((a, b) => b.value - a.value))
    take(candidate);
  const told = [...chosen].toSorted((a, b) => a.section - b.section || a.at - b.at);
  return [...Map.groupBy(told, ({ section }) => section).entries()].map(([section, own]) => ({
    heading: analysis.sections[section]?.heading ?? '',
    section,
    parts: own.map(({ part }) => part),
  }));
}
