import { nounKey } from '../../annotate/discourse/references.js';
import { withoutCut } from '../../annotate/discourse/quotations.js';
import type { Reference, Unit } from '../../annotate/unit.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import type { Analysis, List } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { listText } from '../realise.js';

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

/** Reads what an output has introduced before a sentence: its lists, and the headings that it shows. */
function readUpTo(
  unit: Unit,
  section: number | undefined,
  met: Met,
  open: List[],
  headings: readonly string[],
): void {
  for (let list = open[0]; list !== undefined && list.index < unit.index; list = open[0])
    met.read(listText(open.shift() ?? list));
  if (unit.section !== section) met.read(headings[unit.section] ?? '');
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

/** What a sentence speaks of as known and nothing before it has said; in its paragraph it may call it otherwise. */
function unmetOf(unit: Unit, last: Unit | undefined, met: Met): readonly Reference[] {
  const isNext = last?.index === unit.index - 1 && last.block === unit.block;
  return isNext ? [] : unit.references.filter(({ stems }) => !met.has(stems));
}

/** The sentences that introduce what another one refers to, where they are few. */
const introducing = (unmet: readonly Reference[], { tellings }: Analysis): readonly Unit[] =>
  unmet
    .map(({ from }) => tellings.closureAt(from))
    .filter((run) => wordsOf(run) <= MOST_WORDS)
    .flat();

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
  let out = NaN;
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    const last = kept.at(-1);
    readUpTo(unit, last?.section, met, open, headings);
    const unmet = unmetOf(unit, last, met);
    if (unmet.length > 0) dropped.push(unit);
    missing.push(...introducing(unmet, analysis));
    const isUnknown = needsOf(unit, language).some((need) => !met.has(need));
    if (isUnknown || unmet.length > 0 || (unit.isDependent && unit.index === out + 1)) {
      out = unit.index;
      continue;
    }
    kept.push(unit);
    met.note(unit.stems);
  }
  return { kept: withoutCut(kept, all, told), dropped, missing };
}
