import { countWords } from '../../languages/words.js';
import { counterOf } from '../../platforms/count.js';

/** Weighted characters of a post: its limit of 280 without its number. */
const POST_CHARS = 268;

const weightOf = counterOf('twitter', 'post');
export const fitsPost = (text: string): boolean => weightOf(text) <= POST_CHARS;

/** Most words that say too little for a post of their own. */
const FEW = 7;
const isScrap = (text: string): boolean => countWords(text) <= FEW && !text.includes('\n');
/** A list, or a text under its label, begins its post; a list ends it too. */
const BEGINS = /^(?:• |\d+\. |[^\n]+\n\n)/u;
const ENDS = /(?:^|\n)(?:• |\d+\. ).*$/u;

/**
 * As many paragraphs in each post as fit, but for the `opening` posts: few full posts are read to the end. A few words
 * are beside the post that follows, else behind the one before.
 */
export function fullPosts(posts: readonly string[], opening: number): string[] {
  return posts.reduce<string[]>((all, post, at) => {
    const last = all.at(-1);
    const both = `${last ?? ''}\n\n${post}`;
    if (last === undefined || !fitsPost(both)) return [...all, post];
    const next = posts[at + 1];
    const goesOn = next !== undefined && fitsPost(`${post}\n\n${next}`);
    const joins =
      isScrap(last) ||
      (isScrap(post) && !goesOn) ||
      (at > opening && !isScrap(post) && !BEGINS.test(post) && !ENDS.test(last));
    return joins ? [...all.slice(0, -1), both] : [...all, post];
  }, []);
}
