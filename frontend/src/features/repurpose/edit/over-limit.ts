import { countAs, measurePart, overLimitOf, partsOf, type Draft, type PartMeasure } from '@repurpose/writing';
import { figure } from '../../../shared/figures.js';
import { unitWords } from '../../../shared/outputs/counter.js';

export type OverLimit = NonNullable<ReturnType<typeof findOverLimit>>;

/** "Post 3 is too long: 301 of 280 characters". Null: nothing is too long. `partId` null: the whole output. */
export function findOverLimit(draft: Draft, language: string) {
  for (const { id, label } of partsOf(draft)) {
    const measure = measurePart(draft, id, language);
    if (measure && isOver(measure)) return { text: textOf(label, measure), partId: id };
  }
  const over = overLimitOf(draft, language);
  return over && { text: textOf(`The ${over.part}`, over), partId: null };
}

export const isOver = ({ count, rule }: PartMeasure) => rule.limit !== null && count > rule.limit;

/** How much of a part's last text fits in its limit: what follows is too much. */
export function fittingLength(text: string, { count, rule }: PartMeasure): number {
  const others = count - countAs(rule.unit, text);
  let [fitting, tooMuch] = [0, text.length];
  while (tooMuch - fitting > 1) {
    const middle = (fitting + tooMuch) >> 1;
    const isFitting = others + countAs(rule.unit, text.slice(0, middle)) <= (rule.limit ?? Infinity);
    if (isFitting) fitting = middle;
    else tooMuch = middle;
  }
  return fitting;
}

const textOf = (what: string, { count, rule }: PartMeasure) =>
  `${what} is too long: ${figure(count)} of ${figure(rule.limit ?? 0)} ${unitWords(rule.unit)}`;

export const fieldsIdOf = (partId: string) => `edit-${partId}`;
