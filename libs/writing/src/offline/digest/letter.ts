import { onceFor } from '../../text/once-for.js';
import { ENDED, LETTER_LINE } from '../../text/marks.js';
import type { Analysis } from '../analysis.types.js';

/** The sentences that make a text a letter: its greeting above all others, and its signature. They are read, but not heard. */
export const frameOfLetter = onceFor(({ units }: Analysis): ReadonlySet<number> => {
  const isLine = (at: number): boolean =>
    units[at]?.isOfWhole === true && units[at].opensBlock && LETTER_LINE.test(units[at].text);
  const isName = (at: number): boolean =>
    units[at]?.isOfWhole === true && isLine(at - 1) && !isLine(at) && !ENDED.test(units[at].text);
  return new Set(
    units.flatMap(({ index }, at) =>
      isName(at) || (isLine(at) && (at === 0 || isName(at + 1))) ? index : [],
    ),
  );
});
