import { withoutCut } from '../../annotate/discourse/quotations.js';
import type { Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { listText } from '../realise.js';

/** Sentences within which a reader remembers what something is compared with. */
const NEAR = 6;
type Placed = Pick<Unit, 'section' | 'index'>;
const isFar = (unit: Unit, before: Placed | undefined): boolean =>
  before === undefined || before.section !== unit.section || unit.index - before.index > NEAR;

const isCompared = ({ text }: Unit, language: string): boolean =>
  languageOf(language).context?.isCompared(text) === true;

/** Words at most that are added for a comparison. */
const MOST_WORDS = 80;
/** The sentences before those that compare with something left out. */
export function missingStandards(told: readonly Unit[], { units, tellings, language }: Analysis): Unit[] {
  const ordered = told.toSorted((a, b) => a.index - b.index);
  const alone = ordered.filter((unit, at) => isFar(unit, ordered[at - 1]) && isCompared(unit, language));
  return alone.flatMap(({ index }) => {
    const run = tellings.closureAt(units.findIndex((unit) => unit.index === index - 1));
    return wordsOf(run) <= MOST_WORDS ? run : [];
  });
}

/** What has to be said before a sentence is: of each noun phrase one of its words. */
const needsOf = ({ text }: Unit, language: string, isNext: boolean): string[][] =>
  (languageOf(language).context?.knownNouns(text, isNext) ?? [])
    .map((nouns) => contentKeys(nouns.join(' '), language))
    .filter((keys) => keys.length > 0);

/** The words that a reader has met before. */
class Met {
  private readonly stems: Set<string>;

  constructor(
    title: string,
    private readonly language: string,
  ) {
    this.stems = new Set(contentKeys(title, language));
  }

  note(stems: Iterable<string>): void {
    for (const stem of stems) this.stems.add(stem);
  }

  read(text: string): void {
    this.note(contentKeys(text, this.language));
  }

  has(need: readonly string[]): boolean {
    return need.some((stem) => this.stems.has(stem));
  }
}

/** Reads what an output has introduced before a sentence: its lists, and the headings that it shows; the last list read. */
function readUpTo(
  unit: Unit,
  section: number | undefined,
  met: Met,
  open: List[],
  headings: readonly string[],
): Placed | undefined {
  let last: Placed | undefined;
  for (let list = open[0]; list !== undefined && list.index < unit.index; list = open[0]) {
    met.read(listText(open.shift() ?? list));
    last = { section: list.section, index: list.items.at(-1)?.units.at(-1)?.index ?? list.index };
  }
  if (unit.section !== section) met.read(headings[unit.section] ?? '');
  return last;
}

/**
 * Removes sentences that refer to something the output does not introduce before them, and those that depend on them.
 */
export function withAntecedents(
  units: Iterable<Unit>,
  lists: Iterable<List>,
  told: ReadonlySet<number>,
  { title, language, sections, units: all }: Analysis,
  { hasHeadings = false } = {},
): Unit[] {
  const met = new Met(title, language);
  const open = [...lists].toSorted((a, b) => a.index - b.index);
  const headings = hasHeadings ? sections.map(({ heading }) => heading) : [];
  met.note(all.filter(({ index }) => told.has(index)).flatMap(({ stems }) => stems));
  const kept: Unit[] = [];
  let dropped: Dropped = { index: NaN, isCompared: false };
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    const last = kept.at(-1);
    const listed = readUpTo(unit, last?.section, met, open, headings);
    const needs = needsOf(unit, language, last?.index === unit.index - 1);
    const isAlone = isCompared(unit, language) && isFar(unit, listed ?? last);
    if (isAlone || leansOn(dropped, unit) || needs.some((need) => !met.has(need))) {
      dropped = { index: unit.index, isCompared: isAlone };
      continue;
    }
    kept.push(unit);
    met.note(unit.stems);
  }
  return withoutCut(kept, all, told);
}

interface Dropped {
  index: number;
  isCompared: boolean;
}
/** The paragraph behind a comparison speaks of more than that. */
const leansOn = (dropped: Dropped, { index, isDependent, opensBlock }: Unit): boolean =>
  isDependent && index === dropped.index + 1 && !(dropped.isCompared && opensBlock);
