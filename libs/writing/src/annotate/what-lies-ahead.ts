import type { Source } from '../source/source.types.js';
import { mentionsOf } from './mentions/extract-mentions.js';

const DAY = /^\d{4}-\d\d(?:-\d\d)?$|^--(?<day>\d\d-\d\d)$/u;

/** Whether a date is after the day a text was published. A date without a year must name a day. */
function isAfter(date: string, published: string): boolean {
  const { day } = DAY.exec(date)?.groups ?? {};
  if (day !== undefined) return day > published.slice(5);
  return DAY.test(date) && date > published.slice(0, date.length);
}

/** Indexes of the author's sentences with a date that was still to come when the text was published. */
export function sentencesAhead(source: Source): ReadonlySet<number> {
  const published = /^\d{4}-\d\d-\d\d/u.exec(source.published)?.[0];
  const ahead = new Set<number>();
  if (published === undefined) return ahead;
  let at = 0;
  for (const { kind, value, start } of mentionsOf(source)) {
    if (kind !== 'date' || !isAfter(value, published)) continue;
    while (at < source.sentences.length && (source.sentences[at]?.end ?? 0) <= start) at += 1;
    const sentence = source.sentences[at];
    if (sentence && sentence.start <= start && source.blocks[sentence.block]?.speaker === undefined)
      ahead.add(at);
  }
  return ahead;
}
