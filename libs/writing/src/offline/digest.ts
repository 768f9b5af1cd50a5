import type { Unit } from '../annotate/unit.types.js';
import type { Analysis, List, Passage } from './analysis.types.js';
import { beginningOf, listText, type Tell } from './realise.js';

export interface DigestSection {
  heading: string;
  section: number;
  parts: readonly DigestPart[];
}
export type DigestPart = { kind: 'paragraph'; units: readonly Unit[] } | { kind: 'list'; list: List };

/** The sentences of a section's paragraphs. */
export const unitsIn = ({ parts }: DigestSection): Unit[] =>
  parts.flatMap((part) => (part.kind === 'paragraph' ? part.units : []));

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
  /** First sentence. */
  at: number;
  /** Place among the passages; a list has none. */
  order: number | null;
  words: number;
  value: number;
}

/** What makes a paragraph worth telling besides its salience. */
const WEIGHTS = { first: 0.12, cue: 0.06, list: 0.15, mainList: 0.4, neighbour: 0.12, opening: 0.2 } as const;
/** A paragraph of fewer words is a remark. */
const LEAST_WORDS = 6;
/** A whole text is told as far as so much more than was asked for. */
const TOLERANCE = 1.08;

const NO_TELL: Tell = (units) => units.map(({ text }) => text).join(' ');

function paragraphOf(passage: Passage, { maxParagraphWords, told }: DigestBounds): Candidate[] {
  if (passage.units.some(({ index }) => told?.has(index))) return [];
  const units = beginningOf(
    passage,
    { maxWords: Math.max(maxParagraphWords, passage.units[0].words) },
    NO_TELL,
  );
  const [first] = units;
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (first === undefined || words < LEAST_WORDS) return [];
  const cue = units.some(({ isCue }) => isCue) ? WEIGHTS.cue : 0;
  const part = { kind: 'paragraph', units } as const;
  return [
    {
      part,
      section: first.section,
      at: first.index,
      order: passage.order,
      words,
      value: passage.salience + cue,
    },
  ];
}

const listCandidate = (list: List): Candidate => ({
  part: { kind: 'list', list },
  section: list.section,
  at: list.index,
  order: null,
  words: listText(list).split(/\s+/u).length,
  value: list.salience + (list.isMain ? WEIGHTS.mainList : WEIGHTS.list),
});

function candidatesOf({ sections, lists }: Analysis, bounds: DigestBounds): Candidate[] {
  const paragraphs = sections.flatMap(({ passages }) => {
    const own = passages.flatMap((passage) => paragraphOf(passage, bounds));
    return own.map((candidate, at) =>
      at === 0 ? { ...candidate, value: candidate.value + WEIGHTS.first } : candidate,
    );
  });
  return bounds.withLists ? [...paragraphs, ...lists.map(listCandidate)] : paragraphs;
}

/** A main list is told before anything else, up to this part of the words. */
const MAIN_PART = 0.6;
const isMainList = ({ part }: Candidate): boolean => part.kind === 'list' && part.list.isMain;

const byValue = (a: Candidate, b: Candidate): number => b.value - a.value;

/** The sections worth telling, each with its candidates, best section first. */
function ranked(candidates: readonly Candidate[], maxSections: number): Candidate[][] {
  const sections = [...Map.groupBy(candidates, ({ section }) => section).values()];
  const valueOf = (own: readonly Candidate[]): number =>
    own.reduce((most, { value }) => Math.max(most, value), 0) + (own[0]?.section === 0 ? WEIGHTS.opening : 0);
  return sections.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, maxSections);
}

/** Takes the best of each section, then what is best behind or before what was taken, as far as the words go. */
function choose(sections: readonly Candidate[][], { words: most, variant = 0 }: DigestBounds): Candidate[] {
  const chosen = new Set<Candidate>();
  const orders = new Set<number>();
  let words = 0;
  const take = (candidate: Candidate | undefined): void => {
    if (candidate === undefined || words + candidate.words > most * TOLERANCE) return;
    chosen.add(candidate);
    if (candidate.order !== null) orders.add(candidate.order);
    words += candidate.words;
  };
  for (const candidate of sections.flat())
    if (isMainList(candidate) && candidate.words <= most * MAIN_PART) take(candidate);
  for (const own of sections)
    take(
      own
        .toSorted(byValue)
        .slice(0, variant + 1)
        .at(-1),
    );
  const isBeside = ({ order }: Candidate): boolean =>
    order !== null && (orders.has(order - 1) || orders.has(order + 1));
  const left = new Set(sections.flat().filter((candidate) => !chosen.has(candidate)));
  while (left.size > 0 && words < most) {
    const worth = (candidate: Candidate): number =>
      candidate.value + (isBeside(candidate) ? WEIGHTS.neighbour : 0);
    const next = [...left].reduce((best, each) => (worth(each) > worth(best) ? each : best));
    left.delete(next);
    take(next);
  }
  return [...chosen];
}

/** The parts worth telling at a length, in source order under their headings. */
export function digest(analysis: Analysis, bounds: DigestBounds): DigestSection[] {
  const sections = ranked(candidatesOf(analysis, bounds), bounds.maxSections);
  const told = choose(sections, bounds).toSorted((a, b) => a.section - b.section || a.at - b.at);
  return [...Map.groupBy(told, ({ section }) => section).entries()].map(([section, own]) => ({
    heading: analysis.sections[section]?.heading ?? '',
    section,
    parts: own.map(({ part }) => part),
  }));
}
