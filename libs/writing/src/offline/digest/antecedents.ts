import { nounKey } from '../../annotate/discourse/references.js';
import { withoutCut } from '../../annotate/discourse/quotations.js';
import type { Reference, Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, List } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { listText } from '../realise.js';

/** Sentences within which a reader remembers what something is compared with. */
const NEAR = 6;
type Placed = Pick<Unit, 'section' | 'index'>;
const isFar = (unit: Unit, before: Placed | undefined): boolean =>
  before === undefined || before.section !== unit.section || unit.index - before.index > NEAR;

const compares = ({ text }: Unit, language: string): boolean =>
  languageOf(language).context?.isCompared(text) === true;

/** What has to be said before a sentence is: of each noun phrase one of its words. */
const needsOf = ({ text }: Unit, language: string): string[][] =>
  (languageOf(language).context?.knownNouns(text) ?? [])
    .map((nouns) => contentKeys(nouns.join(' '), language))
    .filter((keys) => keys.length > 0);

/** The words that a reader has met before. */
class Met {
  private readonly stems: Set<string>;

  constructor(
    title: string,
    private readonly language: string,
  ) {
    this.stems = new Set(contentKeys(title, language).map(nounKey));
  }

  note(stems: Iterable<string>): void {
    for (const stem of stems) this.stems.add(nounKey(stem));
  }

  read(text: string): void {
    this.note(contentKeys(text, this.language));
  }

  has(need: readonly string[]): boolean {
    return need.some((stem) => this.stems.has(nounKey(stem)));
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

/** Words at most that introduce what a sentence speaks of. */
const MOST_WORDS = 80;

/** What an output may tell of some sentences. */
interface Checked {
  kept: Unit[];
  /** Of those that it may not tell the ones with a missing antecedent. */
  dropped: Unit[];
  /** The sentences that name what those dropped speak of as known. */
  missing: Unit[];
}

const positionsOf = onceFor(
  ({ units }: Analysis): ReadonlyMap<number, number> => new Map(units.map(({ index }, at) => [index, at])),
);

/** What a sentence speaks of as known and nothing before it has said; in its paragraph it may call it otherwise. */
function unmetOf(unit: Unit, last: Unit | undefined, met: Met): readonly Reference[] {
  const isNext = last?.index === unit.index - 1 && last.block === unit.block;
  return isNext ? [] : unit.references.filter(({ stems }) => !met.has(stems));
}

/** The sentences that introduce what another one refers to or compares with, where they are few. */
function introducing(
  { index }: Unit,
  unmet: readonly Reference[],
  isAlone: boolean,
  analysis: Analysis,
  isSaid: (unit: Unit) => boolean,
): readonly Unit[] {
  const before = (positionsOf(analysis).get(index) ?? 0) - 1;
  const places = [...unmet.map(({ from }) => from), ...(isAlone ? [before] : [])];
  return places
    .map((at) => analysis.tellings.closureAt(at).filter((each) => !isSaid(each)))
    .filter((run) => wordsOf(run) <= MOST_WORDS)
    .flat();
}

/**
 * Removes sentences that refer to something the output does not introduce before them, and those that depend on them.
 */
export function withAntecedents(
  units: Iterable<Unit>,
  lists: Iterable<List>,
  told: ReadonlySet<number>,
  analysis: Analysis,
  { hasHeadings = false } = {},
): Checked {
  const { title, language, sections, units: all } = analysis;
  const met = new Met(title, language);
  const open = [...lists].toSorted((a, b) => a.index - b.index);
  const headings = hasHeadings ? sections.map(({ heading }) => heading) : [];
  met.note(all.filter(({ index }) => told.has(index)).flatMap(({ stems }) => stems));
  const [kept, dropped, missing]: [Unit[], Unit[], Unit[]] = [[], [], []];
  let out: Dropped = { index: NaN, isCompared: false };
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    const last = kept.at(-1);
    const listed = readUpTo(unit, last?.section, met, open, headings);
    const unmet = unmetOf(unit, last, met);
    const isAlone = compares(unit, language) && isFar(unit, listed ?? last);
    if (unmet.length > 0) dropped.push(unit);
    const isSaid = (each: Unit): boolean => told.has(each.index) || kept.includes(each);
    missing.push(...introducing(unit, unmet, isAlone, analysis, isSaid));
    const isUnknown = needsOf(unit, language).some((need) => !met.has(need));
    if (isAlone || isUnknown || unmet.length > 0 || leansOn(out, unit)) {
      out = { index: unit.index, isCompared: isAlone };
      continue;
    }
    kept.push(unit);
    met.note(unit.stems);
  }
  return { kept: withoutCut(kept, all, told), dropped, missing };
}

interface Dropped {
  index: number;
  isCompared: boolean;
}
/** The paragraph behind a comparison speaks of more than that. */
const leansOn = (dropped: Dropped, { index, isDependent, opensBlock }: Unit): boolean =>
  isDependent && index === dropped.index + 1 && !(dropped.isCompared && opensBlock);
