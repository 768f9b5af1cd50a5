import type { ContextRules } from '../../languages/context.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';

/** Fewer words inside a paragraph say little without the sentence before them. */
const LEAST_WORDS = 8;
/** A noun of this many sentences is known to the reader of any of them. */
const KNOWN_FROM = 3;
/** In a text of fewer sentences every thing is near. */
const LEAST_SENTENCES = 12;
/** Words in which a sentence says what it is about. */
const SUBJECT_WORDS = 8;

interface Context {
  counts: ReadonlyMap<string, number>;
  title: ReadonlySet<string>;
  headings: readonly ReadonlySet<string>[];
  language: string;
  rules: ContextRules;
}

/** Words of the title by which a sentence names the subject of the text. */
const TITLED = 2;

/** Whether the subject is a thing that only its own paragraph knows: "the improvement". */
function namesUnknown(
  { text, section, stems: own }: Unit,
  { counts, title, headings, language, rules }: Context,
): boolean {
  if (own.filter((stem) => title.has(stem)).length >= TITLED) return false;
  const head = text.split(' ').slice(0, SUBJECT_WORDS).join(' ');
  return [...head.matchAll(rules.definite)].some(({ groups }) => {
    const stems = contentKeys(groups?.['noun'] ?? '', language);
    const isKnown = (stem: string): boolean =>
      title.has(stem) || headings[section]?.has(stem) === true || (counts.get(stem) ?? 0) >= KNOWN_FROM;
    return stems.length > 0 && !stems.some(isKnown);
  });
}

/**
 * Ties the sentences inside a paragraph that do not name what they speak of to the one before them: an output begins
 * with none of them. So it does one that resumes a story.
 */
export function tieToParagraph(
  units: readonly Unit[],
  title: ReadonlySet<string>,
  headings: readonly string[],
  { language }: Source,
): void {
  const rules = languageOf(language).context;
  if (rules === undefined) return;
  const counts = new Map<string, number>();
  for (const { stems } of units) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const context = {
    counts,
    title,
    headings: headings.map((heading) => new Set(contentKeys(heading, language))),
    language,
    rules,
  };
  const namesOther = (unit: Unit): boolean => units.length >= LEAST_SENTENCES && namesUnknown(unit, context);
  for (const unit of units)
    unit.isDependent ||= unit.opensBlock
      ? rules.resumes.test(unit.text) && namesOther(unit)
      : unit.words < LEAST_WORDS ||
        rules.leansOnIt(unit.text) ||
        rules.adds.test(unit.text) ||
        namesOther(unit);
}
