import type { Source } from '../source/source.types.js';
import type { Context } from './contexts.js';
import { valueOf, type Mention } from '../annotate/mentions/mention.js';
import { approximateMentions } from './derived-quantities.js';
import { evidenceOf } from './evidence.js';
import { overlap, figureIndexOf, type FigureIndex } from './figure-index.js';

/** Minimum number of words shared with a sentence that gives another figure of the same measure. */
const MIN_SHARED = 2;
/** A word in at least this many sentences with figures does not distinguish them. */
const EVERYWHERE = 3;

/**
 * Whether an output shares no word with the sentences of its figure, and several with a sentence that has
 * another figure of the same measure: `416 crossings were counted` where 1,248 were.
 */
export function isMisattributed(
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
export function isSaidOfAnother(claim: Mention, claimed: Context, source: Source): boolean {
  if (claim.approximation === undefined) return false;
  const { places } = figureIndexOf(source);
  const others = approximateMentions(claim, evidenceOf(source).sorted).filter(
    (fact) => fact.value !== claim.value,
  );
  return others.some((fact) =>
    (places.get(valueOf(fact)) ?? []).some((place) => overlap(claimed.topic, place.topic)),
  );
}
