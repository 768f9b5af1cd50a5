import { graphemesOf } from './count.js';
import type { Counter } from './count.js';
import { longestPrefix } from './longest-prefix.js';
import { partsOfText } from '../text/units-of-text.js';

const ELLIPSIS = '…';
/** A shortened text ends at a sentence if that keeps at least this fraction of the limit. */
const SENTENCE_SHARE = 0.5;

function longestRun(pieces: readonly string[], fits: (text: string) => boolean): string {
  const size = longestPrefix(pieces.length, (candidate) => fits(pieces.slice(0, candidate).join('')));
  return pieces.slice(0, size).join('');
}

const TAIL = /[\s,;:–—、，；：([“‘«-]/u;

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && TAIL.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}

/** The beginning of a long text, certainly longer than the limit, so that the rest is not read. */
function headOf(text: string, limit: number, count: Counter): string {
  let size = Math.max(HEAD_CHARS, limit * 2);
  while (size < text.length && count(withoutTail(text.slice(0, size))) <= limit) size *= 2;
  return text.slice(0, size + HEAD_CHARS);
}
const HEAD_CHARS = 1_000;

/**
 * Shortens a text to a limit: at a sentence if that keeps most of it, else at a clause or word with an
 * ellipsis. Never cuts a word, URL or number, unless the first word is too long. Returns '' if nothing fits.
 */
export function fitText(text: string, limit: number, count: Counter): string {
  const trimmed = headOf(text.trim(), limit, count);
  if (count(trimmed) <= limit) return trimmed;
  const sentences = longestRun(partsOfText(trimmed, 'sentence'), (run) => count(run.trim()) <= limit).trim();
  if (sentences !== '' && count(sentences) >= limit * SENTENCE_SHARE) return sentences;
  const fitsOpen = (run: string) => count(withoutTail(run) + ELLIPSIS) <= limit;
  for (const granularity of ['clause', 'word'] as const) {
    const run = withoutTail(longestRun(partsOfText(trimmed, granularity), fitsOpen));
    const isEnough = granularity === 'word' || count(run) >= limit * SENTENCE_SHARE;
    if (run !== '' && isEnough) return run + ELLIPSIS;
  }
  if (sentences !== '') return sentences;
  const cut = longestRun(graphemesOf(trimmed), fitsOpen);
  return cut === '' ? '' : withoutTail(cut) + ELLIPSIS;
}
