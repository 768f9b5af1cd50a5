import { countAs, graphemesOf } from './count.js';
import type { Counter } from './count.js';
import { longestPrefix } from './longest-prefix.js';
import { PLATFORM_RULES } from './rules.js';
import type { Granularity } from '../text/units-of-text.js';
import { partsOfText } from '../text/units-of-text.js';

export interface SplitOptions {
  /** The longest post, its number included. */
  limit?: number;
  count?: Counter;
  isNumbered?: boolean;
  /** Whether short neighbours share a post; otherwise each paragraph begins a new post. */
  isPacked?: boolean;
  /** The maximum number of posts; further text is left out. */
  most?: number;
}

/** The assumed maximum of short paragraphs in one post. */
const PACKED_PER_POST = 3;

const FINER: readonly Granularity[] = ['sentence', 'clause', 'word'];
const weighted: Counter = (text) => countAs('weighted characters', text);
const DEFAULTS: Required<SplitOptions> = {
  limit: PLATFORM_RULES.twitter.parts.post.limit,
  count: weighted,
  isNumbered: true,
  isPacked: true,
  most: Infinity,
};

/** X's counter takes quadratic time on malicious text, so texts this many times too long are not counted. */
const MAX_COUNTED_FACTOR = 8;

const fits = (text: string, limit: number, count: Counter) =>
  text.length <= limit * MAX_COUNTED_FACTOR && count(text) <= limit;

/** Pieces that fit, each as long as possible; a piece that is too long is split at the next finer granularity. */
function* partsAt(text: string, level: number, limit: number, count: Counter): Generator<string, void> {
  const granularity = FINER[level];
  const pieces = granularity === undefined ? graphemesOf(text) : partsOfText(text, granularity);
  let open = '';
  // starts at the size of the previous post, because counting is slow
  let usual = 0;
  for (let from = 0; from < pieces.length;) {
    const run = (size: number) => open + pieces.slice(from, from + size).join('');
    const fitting = (candidate: number) => fits(run(candidate).trim(), limit, count);
    const size = longestPrefix(pieces.length - from, fitting, open === '' ? usual : 1);
    if (open === '') usual = size;
    if (size > 0) open = run(size);
    else if (open !== '') {
      yield open;
      open = '';
    } else {
      const piece = pieces[from] ?? '';
      for (const finer of granularity === undefined ? [piece] : partsAt(piece, level + 1, limit, count)) {
        if (open !== '') yield open;
        open = finer;
      }
      from += 1;
    }
    from += size;
  }
  if (open !== '') yield open;
}

/** Splits a text at the coarsest boundary that fits, filling each part. */
function* splitToLimit(text: string, limit: number, count: Counter): Generator<string, void> {
  const trimmed = text.trim();
  const parts = fits(trimmed, limit, count) ? [trimmed] : partsAt(trimmed, 0, limit, count);
  for (const part of parts) if (part.trim() !== '') yield part.trim();
}

function firstParts(paragraphs: readonly string[], most: number, limit: number, count: Counter): string[] {
  const parts: string[] = [];
  for (const paragraph of paragraphs) {
    for (const part of splitToLimit(paragraph.replace(/\n{2,}/g, '\n'), limit, count)) {
      parts.push(part);
      if (parts.length >= most) return parts;
    }
  }
  return parts;
}

function pack(posts: string[], limit: number, count: Counter): string[] {
  const packed: string[] = [];
  for (const post of posts) {
    const last = packed.at(-1);
    const joined = `${last ?? ''}\n${post}`;
    if (last !== undefined && count(joined) <= limit) packed[packed.length - 1] = joined;
    else packed.push(post);
  }
  return packed;
}

/**
 * Splits paragraphs into posts at paragraphs, then sentences, clauses and words; never inside a URL, number
 * or word that fits. Posts leave room for their numbers but do not contain them.
 */
export function splitThread(paragraphs: readonly string[], options: SplitOptions = {}): string[] {
  const { isNumbered, isPacked, most, limit, count } = { ...DEFAULTS, ...options };
  const split = (reserved: number) => {
    const room = limit - reserved;
    if (!isPacked) return firstParts(paragraphs, most, room, count);
    return pack(firstParts(paragraphs, most * PACKED_PER_POST, room, count), room, count).slice(0, most);
  };
  const known = paragraphs.filter((paragraph) => paragraph.trim() !== '').length;
  // without packing there are at least as many posts as paragraphs, so they will be numbered
  const isSurelySeveral = isNumbered && !isPacked && known > 1;
  const alone = isSurelySeveral ? [] : split(0);
  if (!isNumbered || (!isSurelySeveral && alone.length <= 1)) return alone;
  let digits = 1;
  let posts = split(' /'.length + 2 * digits);
  while (String(posts.length).length > digits) {
    digits += 1;
    posts = split(' /'.length + 2 * digits);
  }
  return posts;
}
