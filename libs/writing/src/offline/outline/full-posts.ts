import { countWords } from '../../languages/words.js';
import { counterOf } from '../../platforms/count.js';

/** Weighted characters of a post: 280 without its number. */
const POST_CHARS = 268;

const weightOf = counterOf('twitter', 'post');
export const fitsPost = (text: string): boolean => weightOf(text) <= POST_CHARS;

/** A post of at most this many words says too little. */
const FEW = 7;
const isScrap = (text: string): boolean => countWords(text) <= FEW && !text.includes('\n');
/** A text that begins its post: a list, or a paragraph under its label. A list also ends it. */
const BEGINS = /^(?:• |\d+\. |[^\n]+\n\n)/u;
/** Below its label, another part begins: a few words before it belong to the part above. */
const LABELLED = /^[^\n•]+\n\n/u;
const ENDS = /(?:^|\n)(?:• |\d+\. ).*$/u;

/** Fills posts with as many paragraphs as fit, except the first `opening` posts. A few words join the post after them, or else the one before. */
export function fullPosts(posts: readonly string[], opening: number): string[] {
  return posts.reduce<string[]>((all, post, at) => {
    const last = all.at(-1);
    const both = `${last ?? ''}\n\n${post}`;
    if (last === undefined || !fitsPost(both)) return [...all, post];
    const next = posts[at + 1];
    const goesOn = next !== undefined && fitsPost(`${post}\n\n${next}`);
    const joins =
      (isScrap(last) && !(at > opening && LABELLED.test(post))) ||
      (isScrap(post) && !goesOn) ||
      (at > opening && !isScrap(post) && !BEGINS.test(post) && !ENDS.test(last));
    return joins ? [...all.slice(0, -1), both] : [...all, post];
  }, []);
}
