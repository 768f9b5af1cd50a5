import { languageOf } from '../languages/registry.js';
import { TextPattern } from '../text/text-pattern.js';
import { contentKeys } from '../languages/words.js';
import { isFigure, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { numberWords } from '../annotate/mentions/quantities/number-words.js';
import { isMeasure } from '../annotate/mentions/quantities/units.js';

/** A sentence with more facts than this is a list: owners cannot be assigned. */
export const MAX_FACTS = 60;

const UNIT = /^[\s-]?\p{L}+/u;

/** The word behind a figure that it is measured in, with what parts the two. */
export function unitWord({ unit, end }: Mention, text: string): string {
  return unit === undefined ? '' : (UNIT.exec(text.slice(end, end + 24))?.[0] ?? '');
}

/** Counts what was named before. */
const PRONOUN = /^(?:davon|darunter|dont|daarvan|ell[oa]s|cuales|quali|quais|which|whom|them|those)$/iu;

const NAME = new TextPattern(/^\p{Lu}/u);

/** What a figure counts: its unit, and the first content word after it. */
function countedBehind(figure: Mention, text: string, language: string): string[] {
  const { capitalisesNouns = false, numerals } = languageOf(language);
  if (numerals.countedBefore !== undefined) {
    if (figure.unit !== undefined && isMeasure(figure.unit)) return [];
    const before = text.slice(Math.max(0, figure.start - 12), figure.start);
    return numerals.countedBefore.exec(before)?.slice(1) ?? [];
  }
  const unit = unitWord(figure, text);
  const end = figure.end + unit.length;
  const behind =
    /^\s(?:of |the |der |des |de |del |do |da |dos |das |della |dello |du |los |las |les |van |di |dei |delle )*(\p{L}{3,})/u.exec(
      text.slice(end, end + 40),
    );
  const counted = behind?.[1] ?? '';
  // `twelve of the thirty seats`
  if (numberWords(language).has(counted.toLowerCase())) return [];
  // `the 500 of Spain` counts no Spain
  const isName = !capitalisesNouns && NAME.for(counted).test(counted);
  return [unit, isName || PRONOUN.test(counted) ? '' : counted].flatMap((word) =>
    contentKeys(word, language).slice(0, 1),
  );
}

/** What each figure of a sentence counts. */
export function countedIn(own: readonly Mention[], text: string, language: string): Map<string, Set<string>> {
  const counted = new Map<string, Set<string>>();
  for (const figure of own.length > MAX_FACTS ? [] : own.filter(isFigure)) {
    const known = counted.get(valueOf(figure)) ?? new Set<string>();
    for (const one of countedBehind(figure, text, language)) known.add(one);
    counted.set(valueOf(figure), known);
  }
  return counted;
}
