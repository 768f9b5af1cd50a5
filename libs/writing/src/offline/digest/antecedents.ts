import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys } from '../../languages/words.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Analysis, List } from '../analysis.types.js';
import { listText } from '../realise.js';

/** Nouns that a sentence speaks of as known: "these metrics", "the four buses", "whichever tool", "as with the other limit". */
const POINTED = new TextPattern(
  /\b(?:these|those|such(?! as)) (?<noun>(?:\p{L}+[- ])?\p{L}{4,})\b(?! who\b|['’])/giu,
);
const KNOWN = [
  /\bthe (?:two|three|four|five|six|seven|eight|nine|ten|other|same|remaining) (?<noun>(?:\p{L}+[- ]){0,2}\p{L}{3,}s)\b(?! (?:that|as|who|which|whose|we|you|they|he|she)\b)/giu,
  /^(?:as|like|unlike) with (?:the |these )?(?<noun>[^,.]{3,50}),/giu,
  /^(?:whichever|neither|none of the|all of the) (?<noun>\p{L}{4,})\b/giu,
].map((pattern) => new TextPattern(pattern));
/** "each year" is no thing that was spoken of. */
const TIMES =
  /^(?:years?|quarters?|months?|weeks?|days?|times?|mornings?|evenings?|nights?|things?|people|others?|cases?|ways?)$/iu;

/** The noun of two words behind "these": "metrics show", "necessary improvements". */
const nounIn = (words: readonly string[]): readonly string[] =>
  words.length < 2 ? words : words[0]?.endsWith('s') === true ? words.slice(0, 1) : words.slice(1);

/** What has to be said before a sentence is: of each noun phrase one of its words. */
function needsOf({ text }: Unit, language: string, isNext: boolean): string[][] {
  if (language !== 'en') return [];
  // the sentence right before it may call what it points at otherwise
  return [...KNOWN, ...(isNext ? [] : [POINTED])].flatMap((pattern) =>
    pattern.matchesIn(text).flatMap(({ groups }) => {
      const words = (groups?.['noun'] ?? '').split(/[- ]/u);
      const nouns = (pattern === POINTED ? nounIn(words) : words).filter((word) => !TIMES.test(word));
      const keys = contentKeys(nouns.join(' '), language);
      return keys.length > 0 ? [keys] : [];
    }),
  );
}

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

/** What an output has introduced before a sentence: its lists, and the headings that it shows. */
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
  let dropped = NaN;
  for (const unit of [...units].toSorted((a, b) => a.index - b.index)) {
    readUpTo(unit, kept.at(-1)?.section, met, open, headings);
    const needs = needsOf(unit, language, kept.at(-1)?.index === unit.index - 1);
    const leans = unit.isDependent && unit.index === dropped + 1;
    if (leans || needs.some((need) => !met.has(need))) {
      dropped = unit.index;
      continue;
    }
    kept.push(unit);
    met.note(unit.stems);
  }
  return kept;
}
