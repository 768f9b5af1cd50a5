import { marksOf } from '../annotate/discourse/quotations.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { mapDraft, type TextRole } from '../formats/draft/map-draft.js';

const CLOSING: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“',
  '«': '»',
  '»': '«',
  '”': '”',
  '"': '"',
};
/** A quotation goes on over this many texts at most. */
const REACH = 4;

const isSpoken = (text: string, role: TextRole): boolean =>
  text !== '' && (role === 'prose' || role === 'needed');

/** Whether one of the next texts closes what is open. */
function isClosedIn(texts: readonly string[]): boolean {
  const next = texts.slice(0, REACH).map(marksOf);
  const first = next.findIndex(({ closes, opens }) => closes !== '' || opens !== '');
  return next[first]?.closes !== undefined && next[first].closes !== '';
}

/** Gives each post, scene or paragraph whole quotations: one that goes on in the next is closed and opened again. */
export function withWholeQuotations(draft: Draft): Draft {
  const texts: string[] = [];
  mapDraft(draft, (text, role) => {
    if (isSpoken(text, role)) texts.push(text);
    return text;
  });
  let [at, open] = [0, ''];
  return mapDraft(draft, (text, role) => {
    if (!isSpoken(text, role)) return text;
    at += 1;
    const { opens, closes } = marksOf(text);
    const before = open;
    const last = opens === '' && closes === '' ? before : opens;
    open = last !== '' && isClosedIn(texts.slice(at, at + REACH)) ? last : '';
    return before + text + (open === '' ? '' : (CLOSING[open] ?? ''));
  });
}
