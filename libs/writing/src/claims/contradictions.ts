import type { Source } from '../source/source.types.js';
import type { ClaimRule } from './claim-rules.js';
import { contextsOf, type Context } from './contexts.js';
import { isFigure, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { isMisattributed, isSaidOfAnother } from './misattribution.js';
import { NOBODY, overlap, sharedBy, some, figureIndexOf, type FigureIndex } from './figure-index.js';

/**
 * Whether a figure is beside another name than in the source, and the source's sentence has that name beside another
 * figure.
 */
function isAnothers(figure: string, said: Context, told: Context): boolean {
  const whose = said.named.get(figure) ?? NOBODY;
  const theirs = told.named.get(figure) ?? NOBODY;
  if (whose.size === 0 || theirs.size === 0 || overlap(whose, theirs)) return false;
  // if both figures belong to one name in the source, they are only combined
  const isOf = (other: string): boolean =>
    other !== figure && !overlap(said.named.get(other) ?? NOBODY, whose);
  return [...told.named].some(([other, owners]) => isOf(other) && overlap(owners, whose));
}

/** Words besides the counted noun that an output shares with the source's sentence about the figure. */
const SAME_STORY = 2;
/** Whether a sentence counts with a figure what the source counts with others of its kind, and with this one something else. */
function isMiscounted(figure: string, said: Context, told: Context, source: FigureIndex): boolean {
  const what = said.counted.get(figure) ?? NOBODY;
  const theirs = told.counted.get(figure) ?? NOBODY;
  if (what.size === 0 || theirs.size === 0 || overlap(what, theirs)) return false;
  // `30 to 40 people queue` for 40 customers: the same in another word
  const around = said.around(figure).topic;
  // `three farmers sue` where, of 31, three do: what the source has it count is said beside it, and of no other figure
  const isOthersToo = [...said.counted].some(
    ([other, things]) => other !== figure && overlap(things, theirs),
  );
  if (!isOthersToo && overlap(theirs, around)) return false;
  const isSwapped = [...told.counted.values()].some((others) => overlap(what, others));
  if (!isSwapped && sharedBy(around, told.topic) >= SAME_STORY) return false;
  const kind = figure.slice(0, figure.indexOf(' '));
  return some(what, (each) =>
    some(source.counts.get(each) ?? NOBODY, (other) => other !== figure && other.startsWith(kind)),
  );
}

/** Whether the figures of a change from one to the other are swapped. */
function isArgumentSwapped(figure: string, said: Context, told: Context): boolean {
  const isOnly = (ours: Set<string>, others: Set<string>): boolean => ours.has(figure) && !others.has(figure);
  return (
    said.direction !== 0 &&
    told.from.size > 0 &&
    told.to.size > 0 &&
    ((isOnly(said.to, said.from) && isOnly(told.from, told.to)) ||
      (isOnly(said.from, said.to) && isOnly(told.to, told.from)))
  );
}

/** Whether something rises in the output and falls in the source, or differs by a figure in the other direction. */
function isReversed(figure: string, said: Context, told: Context): boolean {
  const isShared = told.figures.length > 1;
  const wayOf = (context: Context): number =>
    context.polarityOf(figure) || (isShared ? context.around(figure) : context).direction;
  const way = wayOf(said);
  return way !== 0 && wayOf(told) === -way;
}

/** Whether an output counts per hour what the source counts per day. */
function isOtherRate(figure: string, said: Context, told: Context): boolean {
  const rate = said.rateOf(figure);
  return rate !== undefined && rate !== (told.rateOf(figure) ?? rate);
}

type PlaceRule = (figure: string, said: Context, told: Context, source: FigureIndex) => boolean;

/** How one place of the source can contradict a figure of the output. */
const AT_A_PLACE: readonly (readonly [ClaimRule, PlaceRule])[] = [
  ['another-owner', isAnothers],
  ['another-count', isMiscounted],
  ['swapped', isArgumentSwapped],
  ['reversed', isReversed],
  ['another-rate', isOtherRate],
];

/** The rule by which a place contradicts a figure; undefined where it does not. */
const ruleAt = (figure: string, said: Context, told: Context, source: FigureIndex): ClaimRule | undefined =>
  AT_A_PLACE.find(([, contradicts]) => contradicts(figure, said, told, source))?.[0];

/** The rule by which the source says something else of a figure, wherever it has it; undefined where it does not. */
function contradictionOf(claim: Mention, context: Context, source: Source): ClaimRule | undefined {
  const told = figureIndexOf(source);
  const key = valueOf(claim);
  const places = told.places.get(key) ?? [];
  if (places.length === 0) return undefined;
  const rules = places.map((place) => ruleAt(key, context, place, told));
  const isContradicted = rules.every((rule) => rule !== undefined);
  const rule = isContradicted
    ? rules[0]
    : isMisattributed(key, context, places, told)
      ? 'misattributed'
      : undefined;
  return rule !== undefined && isSaidOfAnother(claim, context, source) ? undefined : rule;
}

/**
 * The figures of an output that contradict the source, each with its rule: rising where the source says falling, or
 * given to what the same sentence of the source gives another figure. A figure without such a context is no
 * contradiction.
 */
export function contradicted(
  text: string,
  claims: readonly Mention[],
  source: Source,
): Map<Mention, ClaimRule> {
  const wrong = new Map<Mention, ClaimRule>();
  if (!claims.some(isFigure)) return wrong;
  let next = 0;
  const sorted = claims.toSorted((a, b) => a.start - b.start);
  for (const { start, end, context } of contextsOf(text, sorted, source.language)) {
    // a question states nothing about a figure
    const isQuestion = /[?？]$/u.test(text.slice(start, end));
    for (let claim = sorted[next]; claim !== undefined && claim.start < end; claim = sorted[next]) {
      next += 1;
      if (isQuestion || !isFigure(claim)) continue;
      const rule = contradictionOf(claim, context, source);
      if (rule !== undefined) wrong.set(claim, rule);
    }
  }
  return wrong;
}
