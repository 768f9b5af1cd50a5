import { isUrl } from './is-url.js';
import type { DraftLink } from './draft.types.js';
import { addressAfter, placeOfLink } from './draft-links.js';

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
  let from = 0;
  return links.flatMap((link) => {
    const { text, url } = link;
    const start = isUrl(url) ? placeOfLink(link, line, from) : -1;
    if (start < 0) return [];
    const told = addressAfter(url);
    from = start + text.length;
    return [{ start, end: line.startsWith(told, from) ? from + told.length : from, url, words: text }];
  });
}

/** Splits a line into text and links: its own ones (`linksByLine`), without an address after them, and addresses; only http, https and mailto. */
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
