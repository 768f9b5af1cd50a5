import type { Unit } from '../annotate/unit.types.js';
import type { Analysis, List, Passage } from './analysis.types.js';
import { coreOf } from './core.js';
import { listText, textOf } from './realise.js';

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

/** What makes a paragraph worth telling besides its salience. */
const WEIGHTS = { first: 0.12, cue: 0.06, opening: 0.2 } as const;
/** A paragraph of fewer words is a remark. */
const LEAST_WORDS = 6;
/** A whole text is told as far as so much more than was asked for. */
const TOLERANCE = 1.08;
/** A list is told before the paragraphs up to this part of the words, a main one up to more. */
const LIST_PART = { main: 0.6, other: 0.25 } as const;

/** What is told of a text: sentences by their index, and lists. Whatever is added reads alone, and so does the sum. */
class Selection {
  readonly units = new Map<number, Unit>();
  readonly lists = new Set<List>();
  words = 0;

  constructor(
    private readonly most: number,
    private readonly told: ReadonlySet<number>,
  ) {}

  /** Adds a run as far as the words go; of one that was told elsewhere in part the rest, where it reads alone. */
  add(run: readonly Unit[]): boolean {
    const fresh = run.filter(({ index }) => !this.units.has(index) && !this.told.has(index));
    const words = fresh.reduce((sum, unit) => sum + unit.words, 0);
    if (fresh.length === 0 || !this.readsAlone(fresh) || this.words + words > this.most * TOLERANCE)
      return false;
    for (const unit of fresh) this.units.set(unit.index, unit);
    this.words += words;
    return true;
  }

  private readsAlone(fresh: readonly Unit[]): boolean {
    const has = (index: number): boolean =>
      this.units.has(index) || fresh.some((unit) => unit.index === index);
    return fresh.every(
      ({ index, isDependent, owesNext, question }) =>
        (!isDependent || index === 0 || question !== '' || has(index - 1)) && (!owesNext || has(index + 1)),
    );
  }

  addList(list: List): void {
    const words = listText(list).split(/\s+/u).length;
    if (
      words > this.most * (list.isMain ? LIST_PART.main : LIST_PART.other) ||
      this.words + words > this.most * TOLERANCE
    )
      return;
    this.lists.add(list);
    this.words += words;
  }
}

const byValue =
  (valueOf: (passage: Passage) => number) =>
  (a: Passage, b: Passage): number =>
    valueOf(b) - valueOf(a);

/** The sections worth telling by their best passage. */
function sectionsOf({ passages, sections }: Analysis, maxSections: number): Set<number> {
  const best = new Map<number, number>();
  for (const { section, salience } of passages) {
    const own = salience + (section === 0 || sections[section]?.heading === '' ? WEIGHTS.opening : 0);
    best.set(section, Math.max(best.get(section) ?? 0, own));
  }
  return new Set(
    [...best]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, maxSections)
      .map(([section]) => section),
  );
}

/** Core first, then the best paragraph of each section, then whatever is best, as far as the words go. */
function select(analysis: Analysis, bounds: DigestBounds): Selection {
  const { tellings, passages, lists } = analysis;
  const { words, maxSections, maxParagraphWords, told = new Set(), withLists = false, variant = 0 } = bounds;
  const { thesis, points, takeaway } = coreOf(analysis, variant);
  const selection = new Selection(words, told);
  const sections = sectionsOf(analysis, maxSections);
  for (const passage of [thesis, takeaway]) selection.add(passage?.units ?? []);
  const shown = lists.filter(({ isOfHeadings }) => withLists && !isOfHeadings);
  for (const list of shown.filter(({ isMain }) => isMain)) selection.addList(list);
  const tell = ({ at, units }: Passage): void => {
    const isRemark = units.reduce((sum, unit) => sum + unit.words, 0) < LEAST_WORDS;
    const whole = tellings.around(at, { maxWords: maxParagraphWords }, textOf);
    if (!isRemark) selection.add(whole.length > 0 ? whole : tellings.closureAt(at));
  };
  const opensSection = new Set(
    [...Map.groupBy(passages, ({ section }) => section).values()].map(([first]) => first),
  );
  const valueOf = (passage: Passage): number =>
    passage.salience +
    (opensSection.has(passage) ? WEIGHTS.first : 0) +
    (passage.units.some(({ isCue }) => isCue) ? WEIGHTS.cue : 0);
  const open = passages.filter(({ section }) => sections.has(section)).toSorted(byValue(valueOf));
  const firsts = [...Map.groupBy(open, ({ section }) => section).values()].flatMap(
    (own) => own.slice(0, variant + 1).at(-1) ?? [],
  );
  for (const passage of [...firsts, ...points, ...open]) tell(passage);
  for (const list of shown.toSorted((a, b) => b.salience - a.salience))
    if (sections.has(list.section) && !selection.lists.has(list)) selection.addList(list);
  return selection;
}

/** Sentences in source order as paragraphs: one for each block, parted where something is left out. */
function paragraphsOf(units: Iterable<Unit>): { at: number; part: DigestPart }[] {
  const runs: Unit[][] = [];
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last !== undefined && last.index + 1 === unit.index && last.speaker === unit.speaker;
    if (goesOn && (last.block === unit.block || (unit.isItem === last.isItem && unit.isDependent)))
      runs.at(-1)?.push(unit);
    else runs.push([unit]);
  }
  // the question stands above as the heading
  return runs.map(([first, ...rest]) => {
    const all = first === undefined ? [] : [{ ...first, question: '' }, ...rest];
    return { at: first?.index ?? 0, part: { kind: 'paragraph', units: all } };
  });
}

/** The parts worth telling at a length, in source order under their headings. */
export function digest(analysis: Analysis, bounds: DigestBounds): DigestSection[] {
  const { units, lists } = select(analysis, bounds);
  const bySection = Map.groupBy(units.values(), ({ section }) => section);
  const listsBySection = Map.groupBy(lists, ({ section }) => section);
  const sections = [...new Set([...bySection.keys(), ...listsBySection.keys()])].toSorted((a, b) => a - b);
  return sections.map((section) => {
    const own = listsBySection.get(section) ?? [];
    const parts = [
      ...paragraphsOf(bySection.get(section) ?? []),
      ...own.map((list) => ({ at: list.index, part: { kind: 'list', list } as const })),
    ];
    return {
      heading: analysis.sections[section]?.heading ?? '',
      section,
      parts: parts.toSorted((a, b) => a.at - b.at).map(({ part }) => part),
    };
  });
}
