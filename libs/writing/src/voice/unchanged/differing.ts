import type { Source, Span } from '../../source/source.types.js';
import type { Change } from '../revision.js';
import { asStraight } from '../../text/marks.js';
import { sentencesIn } from '../../text/sentences-in.js';

export type Differing = readonly [before: string[], after: string[]];

/** The place of a change in the original text, and how much the text has grown after it. */
interface Replaced extends Span {
  grown: number;
}

function replacedBy(changes: readonly Change[]): Replaced[] {
  let grown = 0;
  return changes.map(({ start, before, after }) => {
    const from = start - grown;
    grown += after.length - before.length;
    return { start: from, end: from + before.length, grown };
  });
}

/** The changed sentences. Sentences that a change joins stay together; those that differ only in quotation marks are left out. */
export function differing(
  text: string,
  after: string,
  changes: readonly Change[],
  source: Source,
): Differing {
  const places = replacedBy(changes);
  const found: Differing = [[], []];
  let [start, end, reach, next, grown, grownBefore] = [0, 0, 0, 0, 0, 0];
  for (const sentence of sentencesIn(text, source)) {
    end += sentence.length;
    const isLast = end === text.length;
    for (let at = places[next]; at && (at.start < end || isLast); at = places[next]) {
      ({ end: reach, grown } = at);
      next += 1;
    }
    // a sentence whose end was changed continues in the next one
    if (!isLast && reach >= end - sentence.length + sentence.trimEnd().length) continue;
    const [old, now] = [text.slice(start, end), after.slice(start + grownBefore, end + grown)].map(
      asStraight,
    );
    if (old !== undefined && now !== undefined && old !== now) {
      found[0].push(old);
      found[1].push(now);
    }
    [start, grownBefore] = [end, grown];
  }
  return found;
}
