import { onceFor } from '../../text/once-for.js';
import { ENDED, LETTER_LINE } from '../../text/marks.js';
import type { Analysis } from '../analysis.types.js';

/** The sentences that make a whole text a letter: its greeting above all others, and its signature. They are read, but not heard. */
export const frameOfLetter = onceFor(({ units }: Analysis): ReadonlySet<number> => {
  // a letter that the text quotes is kept whole
  const isOwnLine = (at: number): boolean => units[at]?.isOfWhole === true && !units[at].isQuotedOn;
  const isLine = (at: number): boolean =>
    isOwnLine(at) && units[at]?.opensBlock === true && LETTER_LINE.test(units[at].text);
  const isName = (at: number): boolean =>
    isOwnLine(at) && isLine(at - 1) && !isLine(at) && !ENDED.test(units[at]?.text ?? '');
  const isGreeting = (at: number): boolean => isLine(at) && !isName(at + 1);
  // a text about a letter has its greeting further below
  const isOwn = isGreeting(0) || !units.some((_, at) => isGreeting(at));
  const isFrame = (at: number): boolean =>
    isName(at) || (isLine(at) && isName(at + 1)) || (at === 0 && isGreeting(0));
  return new Set(isOwn ? units.flatMap(({ index }, at) => (isFrame(at) ? index : [])) : []);
});
