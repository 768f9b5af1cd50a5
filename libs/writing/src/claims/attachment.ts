import { languageOf } from '../languages/registry.js';
import { TextPattern } from '../text/text-pattern.js';
import { contentKeys } from '../languages/words.js';
import { isFigure, lastWordOf, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { numberWords } from '../annotate/mentions/quantities/number-words.js';
import { isMeasure } from '../annotate/mentions/quantities/units.js';

/** The figures of a sentence with what belongs to each. */
export interface Attachments {
  counted: Map<string, Set<string>>;
  /** Figure → the last word of the nearest name. */
  named: Map<string, Set<string>>;
}

/** A sentence with more facts than this is a list: owners cannot be assigned. */
export const MAX_FACTS = 60;

const UNIT = /^[\s-]?\p{L}+/u;

/** The unit word after a figure, including the space or hyphen before it; empty if the figure has no unit. */
export function unitWord({ unit, end }: Mention, text: string): string {
  return unit === undefined ? '' : (UNIT.exec(text.slice(end, end + 24))?.[0] ?? '');
}

/** Words that refer back to a noun named earlier. */
const PRONOUN = /^(?:davon|darunter|dont|daarvan|ell[oa]s|cuales|quali|quais|which|whom|them|those)$/iu;

const NAME = new TextPattern(/^\p{Lu}/u);

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
  // the 500 in `the 500 of Spain` does not count Spain
  const isName = !capitalisesNouns && NAME.for(counted).test(counted);
  return [unit, isName || PRONOUN.test(counted) ? '' : counted].flatMap((word) =>
    contentKeys(word, language).slice(0, 1),
  );
}

const BOUNDARY_CHARS = 40;

/** Distance between a name and a figure; a clause boundary adds to it. */
function distance(name: Mention, figure: Mention, text: string): number {
  const between =
    name.end <= figure.start ? text.slice(name.end, figure.start) : text.slice(figure.end, name.start);
  const isParted = /[,;:、]|\s(?:and|but|while|und|aber|während|y|pero|et|mais|e|ma|mas|en|maar)\s/u.test(
    between,
  );
  return between.length + (isParted ? BOUNDARY_CHARS : 0);
}

function nearestName(figure: Mention, names: readonly Mention[], text: string): string[] {
  const nearest = names.toSorted((a, b) => distance(a, figure, text) - distance(b, figure, text))[0];
  return nearest === undefined ? [] : [lastWordOf(nearest.value)];
}

/** For each figure of a sentence, what it counts and the name nearest to it; empty maps for a list. */
export function attachmentsOf(own: readonly Mention[], text: string, language: string): Attachments {
  const owners: Attachments = { counted: new Map(), named: new Map() };
  if (own.length > MAX_FACTS) return owners;
  const names = own.filter(({ kind }) => kind === 'name');
  const figures = own.filter(isFigure);
  for (const figure of figures) {
    add(owners.counted, valueOf(figure), countedBehind(figure, text, language));
    add(owners.named, valueOf(figure), nearestName(figure, names, text));
  }
  return owners;
}

function add(owners: Map<string, Set<string>>, figure: string, own: readonly string[]): void {
  const known = owners.get(figure) ?? new Set<string>();
  for (const one of own) known.add(one);
  owners.set(figure, known);
}
