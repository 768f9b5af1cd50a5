import type { Source } from '../source/source.types.js';
import type { ClaimRule } from './claim-rules.js';
import { contextsOf, type Context } from './contexts.js';
import { isFigure, valueOf, type Mention } from '../annotate/mentions/mention.js';
import { isMisattributed, isSaidOfAnother } from './misattribution.js';
import { NONE, overlap, sharedBy, some, figureIndexOf, type FigureIndex } from './figure-index.js';

/** Whether a figure is next to another name than in the source, while the source's sentence gives that name another figure. */
function hasOtherOwner(figure: string, claimed: Context, original: Context): boolean {
  const whose = claimed.named.get(figure) ?? NONE;
  const theirs = original.named.get(figure) ?? NONE;
  if (whose.size === 0 || theirs.size === 0 || overlap(whose, theirs)) return false;
  // if the source gives both figures to one name, the output only combines them
  const isOf = (other: string): boolean =>
    other !== figure && !overlap(claimed.named.get(other) ?? NONE, whose);
  return [...original.named].some(([other, owners]) => isOf(other) && overlap(owners, whose));
}

const SAME_STORY = 2;
/** Whether an output counts something else with a figure, which the source counts with another figure of the same kind. */
function isMiscounted(figure: string, claimed: Context, original: Context, source: FigureIndex): boolean {
  const what = claimed.counted.get(figure) ?? NONE;
  const theirs = original.counted.get(figure) ?? NONE;
  if (what.size === 0 || theirs.size === 0 || overlap(what, theirs)) return false;
  // `30 to 40 people queue` for 40 customers: another word for the same thing
  const around = claimed.around(figure).topic;
  // `three farmers sue` for three of 31: the words near the figure name what the source counts
  const isOthersToo = [...claimed.counted].some(
    ([other, things]) => other !== figure && overlap(things, theirs),
  );
  if (!isOthersToo && overlap(theirs, around)) return false;
  const isSwapped = [...original.counted.values()].some((others) => overlap(what, others));
  if (!isSwapped && sharedBy(around, original.topic) >= SAME_STORY) return false;
  const kind = figure.slice(0, figure.indexOf(' '));
  return some(what, (each) =>
    some(source.counts.get(each) ?? [], ([other]) => other !== figure && other.startsWith(kind)),
  );
}

/** Whether `from` and `to` of a change are swapped. */
function isArgumentSwapped(figure: string, claimed: Context, original: Context): boolean {
  const isOnly = (ours: Set<string>, others: Set<string>): boolean => ours.has(figure) && !others.has(figure);
  return (
    claimed.direction !== 0 &&
    original.from.size > 0 &&
    original.to.size > 0 &&
    ((isOnly(claimed.to, claimed.from) && isOnly(original.from, original.to)) ||
      (isOnly(claimed.from, claimed.to) && isOnly(original.to, original.from)))
  );
}

/** Whether something rises in the output and falls in the source, or is more instead of less by a figure. */
function isReversed(figure: string, claimed: Context, original: Context): boolean {
  const isShared = original.figures.length > 1;
  const wayOf = (context: Context): number =>
    context.polarityOf(figure) || (isShared ? context.around(figure) : context).direction;
  const way = wayOf(claimed);
  return way !== 0 && wayOf(original) === -way;
}

function isOtherRate(figure: string, claimed: Context, original: Context): boolean {
  const rate = claimed.rateOf(figure);
  return rate !== undefined && rate !== (original.rateOf(figure) ?? rate);
}

type PlaceRule = (figure: string, claimed: Context, original: Context, source: FigureIndex) => boolean;

const AT_A_PLACE: readonly (readonly [ClaimRule, PlaceRule])[] = [
  ['another-owner', hasOtherOwner],
  ['another-count', isMiscounted],
  ['swapped', isArgumentSwapped],
  ['reversed', isReversed],
  ['another-rate', isOtherRate],
];

const ruleAt = (
  figure: string,
  claimed: Context,
  original: Context,
  source: FigureIndex,
): ClaimRule | undefined =>
  AT_A_PLACE.find(([, contradicts]) => contradicts(figure, claimed, original, source))?.[0];

/** The rule by which every sentence of the source with this figure contradicts the claim; undefined if none does. */
function contradictionOf(claim: Mention, context: Context, source: Source): ClaimRule | undefined {
  const index = figureIndexOf(source);
  const key = valueOf(claim);
  const places = index.places.get(key) ?? [];
  if (places.length === 0) return undefined;
  const rules = places.map((place) => ruleAt(key, context, place, index));
  const isContradicted = rules.every((rule) => rule !== undefined);
  const rule = isContradicted
    ? rules[0]
    : isMisattributed(key, context, places, index)
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
