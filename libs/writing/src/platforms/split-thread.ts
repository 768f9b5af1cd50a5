import { countAs, graphemesOf } from './count.js';
import type { Counter } from './count.js';
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

/** ` 3/12` for the third of twelve posts; nothing for a post that stands alone. */
export function postSuffix(index: number, total: number): string {
  return total > 1 ? ` ${index + 1}/${total}` : '';
}

/** Cuts a piece that no finer boundary can make short enough, by user-perceived characters. */
function cutByGraphemes(text: string, limit: number, count: Counter): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const grapheme of graphemesOf(text)) {
    if (piece !== '' && count(piece + grapheme) > limit) {
      pieces.push(piece);
      piece = '';
    }
    piece += grapheme;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Parts a text at the coarsest boundary that fits, filling each part as far as the limit allows. */
export function splitToLimit(text: string, limit: number, count: Counter, level = 0): string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (count(trimmed) <= limit) return [trimmed];
  const granularity = FINER[level];
  if (granularity === undefined) return cutByGraphemes(trimmed, limit, count);
  const parts: string[] = [];
  let open = '';
  const close = () => {
    if (open.trim() !== '') parts.push(open.trim());
    open = '';
  };
  for (const piece of partsOfText(trimmed, granularity)) {
    if (count((open + piece).trim()) <= limit) {
      open += piece;
      continue;
    }
    close();
    if (count(piece.trim()) <= limit) open = piece;
    else {
      const finer = splitToLimit(piece, limit, count, level + 1);
      open = `${finer.pop() ?? ''} `;
      parts.push(...finer);
    }
  }
  close();
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
  let posts = split(0);
  if (!isNumbered) return posts;
  for (let digits = 1; posts.length > 1; digits += 1) {
    posts = split(' /'.length + 2 * digits);
    if (String(posts.length).length <= digits) break;
  }
  return posts;
}
