import type { DraftLink } from './draft.types.js';
import { addressAfter } from './draft-links.js';
import { isUrl } from '../../text/is-url.js';

/** A piece of a line; `url` is empty where it is not a link. */
export interface Stretch {
  text: string;
  url: string;
}
interface Place {
  start: number;
  end: number;
  url: string;
  words: string;
}

const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s<>"'`\\{}|^[\]]+/giu;
/** Punctuation after an address. */
const TAIL = /[.,;:!?…)\]}»”’*_~。、，！？」]+$/u;

/** The punctuation to remove from an address; a closing bracket stays if the address opens it. */
function tailOf(address: string): string {
  const tail = TAIL.exec(address)?.[0] ?? '';
  const opened = address.split('(').length - address.split(')').length;
  return opened === 0 && tail.startsWith(')') ? tail.slice(1) : tail;
}

function addressesIn(line: string): Place[] {
  return [...line.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const url = found.slice(0, found.length - tailOf(found).length);
    return isUrl(url) ? [{ start: index, end: index + url.length, url, words: url }] : [];
  });
}

function linksIn(line: string, links: readonly DraftLink[]): Place[] {
  return links.flatMap(({ before, text, after, url }) => {
    const at = line.indexOf(before + text + after);
    if (at < 0 || text === '' || !isUrl(url)) return [];
    const start = at + before.length;
    const end = start + text.length;
    const told = addressAfter(url);
    return [{ start, end: line.startsWith(told, end) ? end + told.length : end, url, words: text }];
  });
}

/** Splits a line into text and links: the draft's links, without an address told after them, and addresses; only http, https and mailto. */
export function stretchesOf(line: string, links: readonly DraftLink[] = []): Stretch[] {
  const places = [...addressesIn(line), ...linksIn(line, links)].sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { start, end, url, words } of places) {
    if (start < from) continue;
    stretches.push({ text: line.slice(from, start), url: '' }, { text: words, url });
    from = end;
  }
  stretches.push({ text: line.slice(from), url: '' });
  return stretches.filter(({ text }) => text !== '');
}
