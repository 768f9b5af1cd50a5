import type { Source } from '../source/source.types.js';
import type { ClaimRule } from './claim-rules.js';
import { contextsOf, type Context } from './contexts.js';
import { isFigure, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { isMisattributed, isSaidOfAnother } from './misattribution.js';
import { NONE, overlap, sharedBy, some, figureIndexOf, type FigureIndex } from './figure-index.js';

/** Whether a figure is next to another name than in the source, while the source's sentence gives that name another figure. */
function hasOtherOwner(figure: string, said: Context, told: Context): boolean {
  const whose = said.named.get(figure) ?? NONE;
  const theirs = told.named.get(figure) ?? NONE;
  if (whose.size === 0 || theirs.size === 0 || overlap(whose, theirs)) return false;
  // if the source gives both figures to one name, the output only combines them
  const isOf = (other: string): boolean => other !== figure && !overlap(said.named.get(other) ?? NONE, whose);
  return [...told.named].some(([other, owners]) => isOf(other) && overlap(owners, whose));
}

const SAME_STORY = 2;
/** Whether an output counts something else with a figure, which the source counts with another figure of the same kind. */
function isMiscounted(figure: string, said: Context, told: Context, source: FigureIndex): boolean {
  const what = said.counted.get(figure) ?? NONE;
  const theirs = told.counted.get(figure) ?? NONE;
  if (what.size === 0 || theirs.size === 0 || overlap(what, theirs)) return false;
  // `30 to 40 people queue` for 40 customers: another word for the same thing
  const around = said.around(figure).topic;
  // `three farmers sue` for three of 31: the words near the figure name what the source counts
  const isOthersToo = [...said.counted].some(
    ([other, things]) => other !== figure && overlap(things, theirs),
  );
  if (!isOthersToo && overlap(theirs, around)) return false;
  const isSwapped = [...told.counted.values()].some((others) => overlap(what, others));
  if (!isSwapped && sharedBy(around, told.topic) >= SAME_STORY) return false;
  const kind = figure.slice(0, figure.indexOf(' '));
  return some(what, (each) =>
    some(source.counts.get(each) ?? NONE, (other) => other !== figure && other.startsWith(kind)),
  );
}

/** Whether `from` and `to` of a change are swapped. */
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

/** Whether something rises in the output and falls in the source, or is more instead of less by a figure. */
function isReversed(figure: string, said: Context, told: Context): boolean {
  const isShared = told.figures.length > 1;
  const wayOf = (context: Context): number =>
    context.polarityOf(figure) || (isShared ? context.around(figure) : context).direction;
  const way = wayOf(said);
  return way !== 0 && wayOf(told) === -way;
}

function isOtherRate(figure: string, said: Context, told: Context): boolean {
  const rate = said.rateOf(figure);
  return rate !== undefined && rate !== (told.rateOf(figure) ?? rate);
}

type PlaceRule = (figure: string, said: Context, told: Context, source: FigureIndex) => boolean;

const AT_A_PLACE: readonly (readonly [ClaimRule, PlaceRule])[] = [
  ['another-owner', hasOtherOwner],
  ['another-count', isMiscounted],
  ['swapped', isArgumentSwapped],
  ['reversed', isReversed],
  ['another-rate', isOtherRate],
];

const ruleAt = (figure: string, said: Context, told: Context, source: FigureIndex): ClaimRule | undefined =>
  AT_A_PLACE.find(([, contradicts]) => contradicts(figure, said, told, source))?.[0];

/** The rule by which every sentence of the source with this figure contradicts the claim; undefined if none does. */
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
 * The figures of an output that contradict the source, each with its rule: rising instead of falling, or
 * given to another name or thing. A figure of a question is never included.
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
