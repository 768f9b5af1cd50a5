import { countAs, graphemesOf } from './count.js';
import type { Counter } from './count.js';
import { longestPrefix } from './longest-prefix.js';
import { PLATFORM_RULES } from './rules.js';
import type { Granularity } from '../text/units-of-text.js';
import { partsOfText } from '../text/units-of-text.js';

export interface SplitOptions {
  /** Longest post, its number included. */
  limit?: number;
  count?: Counter;
  /** Whether posts get ` 3/12` when there are several. */
  isNumbered?: boolean;
  /** Whether short neighbours share a post; otherwise each paragraph begins a post of its own. */
  isPacked?: boolean;
  /** At most this many posts; what is beyond is left out. */
  most?: number;
}

/** No more short paragraphs than this are expected in one post. */
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

/** X's own counter takes quadratic time on hostile text: what is this many times too long need not be counted to be refused. */
const HOPELESS_FACTOR = 8;

const fits = (text: string, limit: number, count: Counter) =>
  text.length <= limit * HOPELESS_FACTOR && count(text) <= limit;

/** Pieces that fit, each as long as can be, at one granularity; pieces that are too long go to the next finer one. */
function* partsAt(text: string, level: number, limit: number, count: Counter): Generator<string, void> {
  const granularity = FINER[level];
  const pieces = granularity === undefined ? graphemesOf(text) : partsOfText(text, granularity);
  let open = '';
  // A post takes about as many pieces as the one before it: counting is what costs.
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

/** Parts a text at the coarsest boundary that fits, filling each part as far as the limit allows. */
function* splitToLimit(text: string, limit: number, count: Counter): Generator<string, void> {
  const trimmed = text.trim();
  const parts = fits(trimmed, limit, count) ? [trimmed] : partsAt(trimmed, 0, limit, count);
  for (const part of parts) if (part.trim() !== '') yield part.trim();
}

/** The first parts of all paragraphs, as many as requested; the rest is not split. */
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
 * Parts paragraphs into posts at paragraph, then sentence, clause and word; never inside a word, URL or number. The posts come
 * without their numbers but leave room for them, by the digits of the final total. Only a single word longer than a post is cut.
 */
export function splitThread(paragraphs: readonly string[], options: SplitOptions = {}): string[] {
  const { isNumbered, isPacked, most, limit, count } = { ...DEFAULTS, ...options };
  const split = (reserved: number) => {
    const room = limit - reserved;
    if (!isPacked) return firstParts(paragraphs, most, room, count);
    return pack(firstParts(paragraphs, most * PACKED_PER_POST, room, count), room, count).slice(0, most);
  };
  const known = paragraphs.filter((paragraph) => paragraph.trim() !== '').length;
  // Unpacked, there are at least as many posts as paragraphs: no need to try without numbers first.
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
