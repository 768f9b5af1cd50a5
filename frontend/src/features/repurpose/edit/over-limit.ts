import { measurePart, overLimitOf, partsOf, type Draft, type PartMeasure } from '@repurpose/writing';
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

const textOf = (what: string, { count, rule }: PartMeasure) =>
  `${what} is too long: ${figure(count)} of ${figure(rule.limit ?? 0)} ${unitWords(rule.unit)}`;

export const fieldsIdOf = (partId: string) => `edit-${partId}`;
