import { countAs, graphemesOf } from './count.js';
import type { Counter } from './count.js';
import { longestPrefix } from './longest-prefix.js';
import { PLATFORM_RULES } from './rules.js';
import type { Granularity } from './units-of-text.js';
import { partsOfText } from './units-of-text.js';

export interface SplitOptions {
  /** Longest post, its number included. */
  limit?: number;
  count?: Counter;
  /** Whether posts get ` 3/12` when there are several. */
  isNumbered?: boolean;
  /** Whether short neighbours share a post; otherwise each paragraph begins a post of its own. */
  isPacked?: boolean;
}

const FINER: readonly Granularity[] = ['sentence', 'clause', 'word'];
const weighted: Counter = (text) => countAs('weighted characters', text);

/** Pieces that fit, each as long as can be, at one granularity; what is too long by itself goes to the next finer one. */
function partAt(text: string, level: number, limit: number, count: Counter): string[] {
  const granularity = FINER[level];
  const pieces = granularity === undefined ? graphemesOf(text) : partsOfText(text, granularity);
  const parts: string[] = [];
  let open = '';
  for (let from = 0; from < pieces.length;) {
    const run = (size: number) => open + pieces.slice(from, from + size).join('');
    const size = longestPrefix(pieces.length - from, (candidate) => count(run(candidate).trim()) <= limit);
    if (size > 0) {
      open = run(size);
      from += size;
      if (from === pieces.length) break;
    }
    if (size === 0 && open === '') {
      const piece = pieces[from] ?? '';
      const finer = granularity === undefined ? [piece] : partAt(piece, level + 1, limit, count);
      open = finer.pop() ?? '';
      parts.push(...finer);
      from += 1;
    } else {
      parts.push(open);
      open = '';
    }
  }
  return open === '' ? parts : [...parts, open];
}

/** Parts a text at the coarsest boundary that fits, filling each part as far as the limit allows. */
export function splitToLimit(text: string, limit: number, count: Counter): string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (count(trimmed) <= limit) return [trimmed];
  return partAt(trimmed, 0, limit, count)
    .map((part) => part.trim())
    .filter((part) => part !== '');
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
  const {
    limit = PLATFORM_RULES.twitter.parts.post.limit,
    count = weighted,
    isNumbered = true,
    isPacked = true,
  } = options;
  const split = (reserved: number) => {
    const posts = paragraphs.flatMap((paragraph) =>
      splitToLimit(paragraph.replace(/\n{2,}/g, '\n'), limit - reserved, count),
    );
    return isPacked ? pack(posts, limit - reserved, count) : posts;
  };
  const known = paragraphs.filter((paragraph) => paragraph.trim() !== '').length;
  // Unpacked, there are at least as many posts as paragraphs: no need to try without numbers first.
  let posts = isNumbered && !isPacked && known > 1 ? [] : split(0);
  if (!isNumbered || posts.length === 1) return posts;
  for (let digits = isPacked ? 1 : String(known).length; posts.length !== 1; digits += 1) {
    posts = split(' /'.length + 2 * digits);
    if (String(posts.length).length <= digits) break;
  }
  return posts;
}
