import { marksOf, type Marks } from '../annotate/quotations/quote-marks.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { mapDraft, type TextRole } from '../formats/draft/map-draft.js';
import { withLetters } from '../text/without-code.js';

const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“',
  '«': '»',
  '»': '«',
  '”': '”',
  '"': '"',
};

const isSpoken = (text: string, role: TextRole): boolean =>
  text !== '' && (role === 'prose' || role === 'needed');

interface Halves extends Marks {
  /** Begins with a mark, so that it does not continue an open quotation. */
  isAnother: boolean;
}
const halvesOf = (text: string, code: readonly string[]): Halves => ({
  ...marksOf(withLetters(text, code)),
  isAnother: /^["“„«»]/u.test(text),
});

/** Whether the next text with half of a pair of marks closes the open one. */
function isClosedIn(marks: readonly Halves[]): boolean {
  const next = marks.find(({ opens, closes, isAnother }) => isAnother || opens.length + closes.length > 0);
  return next !== undefined && !next.isAnother && next.closes.length > 0;
}

/** Closes a quotation at the end of each post, scene or paragraph, and opens it again in the next; marks in code are none. */
export function withWholeQuotations(draft: Draft, code: readonly string[] = []): Draft {
  const marks: Halves[] = [];
  mapDraft(draft, (text, role) => {
    if (isSpoken(text, role)) marks.push(halvesOf(text, code));
    return text;
  });
  let [at, open] = [0, ''];
  return mapDraft(draft, (text, role) => {
    if (!isSpoken(text, role)) return text;
    const { opens = [], closes = [] } = marks[at] ?? {};
    at += 1;
    const before = open;
    const last = opens.length + closes.length === 0 ? before : (opens[0] ?? '');
    open = last !== '' && isClosedIn(marks.slice(at)) ? last : '';
    return before + text + (open === '' ? '' : (CLOSING[open] ?? ''));
  });
}
