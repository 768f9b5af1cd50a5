import type { Source } from '../source/source.types.js';
import { type Context, contextsOf } from './contexts.js';
import { isFigure, type Mention, valueOf } from '../annotate/mentions/mention.js';
import { approximateMentions } from './derived-quantities.js';
import { evidenceOf } from './evidence.js';
import { type FigureIndex, figureIndexOf, NONE, overlap, some } from './figure-index.js';
import { sharedBy } from '../text/collections.js';
import { memoize } from '../text/memo.js';
import type { ClaimRule } from './claim-rules.js';

/** Minimum number of words shared with a sentence that gives another figure of the same measure. */
const MIN_SHARED = 2;
/** A word in at least this many sentences with figures does not distinguish them. */
const EVERYWHERE = 3;

/**
 * Whether an output shares no word with the sentences of its figure, and several with a sentence that has
 * another figure of the same measure: `416 crossings were counted` where 1,248 were.
 */
function isMisattributed(
  figure: string,
  claimed: Context,
  places: readonly Context[],
  source: FigureIndex,
): boolean {
  const measure = places[0]?.measures.get(figure);
  if (measure === undefined) return false;
  if (places.some((place) => overlap(claimed.topic, place.topic))) return false;
  const topic = claimed.figures.length > 1 ? claimed.around(figure).topic : claimed.topic;
  const words = [...topic].filter((word) => source.topics.has(word));
  const telling = words.filter((word) => (source.topics.get(word)?.length ?? 0) < EVERYWHERE);
  const others = new Set(words.flatMap((word) => source.topics.get(word) ?? []));
  const isOf = (other: Context): boolean => {
    const shared = words.filter((word) => other.topic.has(word)).length;
    return (
      shared >= MIN_SHARED ||
      (topic.size === words.length && telling.length > 0 && telling.every((word) => other.topic.has(word)))
    );
  };
  return [...others].some(
    (other) =>
      claimed.figures.every((each) => !other.measures.has(each)) &&
      [...other.measures.values()].includes(measure) &&
      isOf(other),
  );
}

/** Whether an approximate figure may mean another figure, which the source gives in these words. */
function isSaidOfAnother(claim: Mention, claimed: Context, source: Source): boolean {
  if (claim.approximation === undefined) return false;
  const { places } = figureIndexOf(source);
  const others = approximateMentions(claim, evidenceOf(source).sorted).filter(
    (fact) => fact.value !== claim.value,
  );
  return others.some((fact) =>
    (places.get(valueOf(fact)) ?? []).some((place) => overlap(claimed.topic, place.topic)),
  );
}

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

/** The rule by which every sentence of the source with this figure contradicts the output; undefined if none does. */
function contradictionOf(figure: string, context: Context, index: FigureIndex): ClaimRule | undefined {
  const places = index.places.get(figure) ?? [];
  if (places.length === 0) return undefined;
  const rules = places.map((place) => ruleAt(figure, context, place, index));
  if (rules.every((rule) => rule !== undefined)) return rules[0];
  return isMisattributed(figure, context, places, index) ? 'misattributed' : undefined;
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
    const ruleOf = memoize((figure: string) => contradictionOf(figure, context, figureIndexOf(source)));
    for (let claim = sorted[next]; claim !== undefined && claim.start < end; claim = sorted[next]) {
      next += 1;
      if (isQuestion || !isFigure(claim)) continue;
      const rule = ruleOf(valueOf(claim));
      if (rule !== undefined && !isSaidOfAnother(claim, context, source)) wrong.set(claim, rule);
    }
  }
  return wrong;
}
