import type { ContextRules } from '../../languages/context.types.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import type { Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';

/** A shorter sentence inside a paragraph needs the one before it. */
const LEAST_WORDS = 8;
/** Readers know a noun that is in this many sentences. */
const KNOWN_FROM = 3;
/** In a shorter text everything is near. */
const LEAST_SENTENCES = 12;
/** The subject is in this many first words. */
const SUBJECT_WORDS = 8;

interface Context {
  counts: ReadonlyMap<string, number>;
  title: ReadonlySet<string>;
  headings: readonly ReadonlySet<string>[];
  language: string;
  rules: ContextRules;
}

/** A sentence with this many words of the title names the subject of the text. */
const TITLED = 2;

/** Whether the subject of a sentence is known only from its paragraph: "the improvement". */
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

/** Marks sentences inside a paragraph as dependent if they do not name their subject; also a first sentence that resumes a story. */
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
  for (const unit of units) {
    unit.namesUnknown = units.length >= LEAST_SENTENCES && namesUnknown(unit, context);
    unit.isDependent ||= unit.opensBlock
      ? rules.resumes.test(unit.text) && unit.namesUnknown
      : unit.words < LEAST_WORDS ||
        rules.leansOnIt(unit.text) ||
        rules.adds.test(unit.text) ||
        rules.isFragment(unit.text) ||
        unit.namesUnknown;
  }
}
