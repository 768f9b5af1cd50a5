import { onceFor } from '../text/once-for.js';
import type { Source } from '../source/source.types.js';
import { contentKeys } from '../languages/words.js';
import { MAX_FACTS } from './attachment.js';
import type { Context } from './contexts.js';
import { multipleMentions } from './quantity-evidence.js';
import { valueOf, type Mention } from '../annotate/mentions/mention.js';
import { approximateMentions } from './derived-quantities.js';
import { evidenceOf } from './evidence.js';
import { NOBODY, overlap, sharedBy, figureIndexOf, type FigureIndex } from './figure-index.js';
import { isMeasure, unitBehind } from '../annotate/mentions/quantities/units.js';

/** Words that an output shares with a sentence that gives another figure of the same measure. */
const MIN_SHARED = 2;
/** A word in more sentences with figures than this does not distinguish them. */
const EVERYWHERE = 3;

/**
 * Whether an output uses the words of another clause of the figure's sentence, one with a figure of the same measure.
 */
export function isOfOtherClause(figure: string, said: Context, told: Context): boolean {
  // `twice as many`: of two figures, wherever they stand
  if (told.figures.length < 2 || told.figures.length > MAX_FACTS || figure.startsWith('number x '))
    return false;
  const words = said.around(figure).topic;
  const theirs = told.around(figure).topic;
  // `24 boats, nine more`: a clause without words of its own says it of what is before it
  if (theirs.size === 0 || overlap(words, theirs)) return false;
  return told.figures.some((other) => {
    const clause = told.around(other);
    const isAnother = !clause.figures.includes(figure) && !said.around(figure).figures.includes(other);
    const isSameMeasure = told.measures.get(other) === told.measures.get(figure);
    return isAnother && isSameMeasure && sharedBy(words, clause.topic) >= MIN_SHARED;
  });
}

/**
 * Whether an output shares nothing with its figure's sentence, and much with a sentence that has another figure of the
 * same measure: `416 crossings were counted` where 1,248 were.
 */
export function isMisattributed(
  figure: string,
  said: Context,
  places: readonly Context[],
  source: FigureIndex,
): boolean {
  const measure = places[0]?.measures.get(figure);
  if (measure === undefined) return false;
  if (places.some(({ background }) => overlap(said.topic, background))) return false;
  const topic = said.figures.length > 1 ? said.around(figure).topic : said.topic;
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
      said.figures.every((each) => !other.measures.has(each)) &&
      [...other.measures.values()].includes(measure) &&
      isOf(other),
  );
}

/** Whether an output counts with the number of an amount what the source counts with other numbers. */
export function isAmountCounted(figure: string, said: Context, source: FigureIndex): boolean {
  if (!source.amounts.has(figure)) return false;
  return [...(said.counted.get(figure) ?? NOBODY)].some((what) => source.counts.has(what));
}

/** A figure's unit is within this distance after it: `5 working days`. */
const BEHIND_CHARS = 40;

/** What the mentions of one number measure. */
const measuresOf = onceFor(
  (known: readonly Mention[]): ReadonlySet<string> =>
    new Set(known.map((fact) => (fact.kind === 'number' ? (fact.unit ?? '') : ''))),
);

/**
 * Whether an output counts things with a number that is only a measure in the source: five developers, where it has
 * five years.
 */
function isMeasureCounted({ kind, unit, value, end }: Mention, text: string, source: Source): boolean {
  if (kind !== 'number' || unit !== undefined || !/^\d/.test(value)) return false;
  const known = evidenceOf(source).figures.get(`number ${value}`);
  const measures = known === undefined ? NOBODY : measuresOf(known);
  if (measures.size === 0 || [...measures].some((each) => !isMeasure(each))) return false;
  const behind = text.slice(end, end + BEHIND_CHARS);
  const [, counted = ''] = /^ (\p{L}{4,})/u.exec(behind) ?? [];
  if (contentKeys(counted, source.language).length === 0) return false;
  return !Array.from(behind.matchAll(/\p{L}+/gu)).some(
    ({ index }) => unitBehind(behind, index) !== undefined,
  );
}

/**
 * Whether an output gives a multiple to something else than the figures of the source that it can be calculated from.
 */
function isOtherMultiple(claim: Mention, said: Context, source: Source): boolean {
  if (!claim.value.startsWith('x ')) return false;
  const { topics, places } = figureIndexOf(source);
  const words = new Set([...said.topic].filter((word) => topics.has(word)));
  const facts = multipleMentions(claim, evidenceOf(source));
  if (words.size === 0 || facts.length === 0) return false;
  return !facts.some((fact) =>
    (places.get(valueOf(fact)) ?? []).some(({ background }) => overlap(words, background)),
  );
}

/** Whether a number that measures or multiplies in the source counts or multiplies something else in the output. */
export const isOfAnotherKind = (claim: Mention, said: Context, text: string, source: Source): boolean =>
  isMeasureCounted(claim, text, source) || isOtherMultiple(claim, said, source);

/** Whether an approximate figure may mean another figure that the source gives in these words. */
export function isSaidOfAnother(claim: Mention, said: Context, source: Source): boolean {
  if (claim.approximation === undefined) return false;
  const { places } = figureIndexOf(source);
  const others = approximateMentions(claim, evidenceOf(source).sorted).filter(
    (fact) => fact.value !== claim.value,
  );
  return others.some((fact) =>
    (places.get(valueOf(fact)) ?? []).some(({ background }) => overlap(said.topic, background)),
  );
}
