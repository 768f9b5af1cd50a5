const NAMED = /^(?:tweet|post) \d{1,3}(?:\/\d{1,3})?[:.)–-]+ */i;
const LEADING = /^\(?(\d{1,3})\s?\/\s?(\d{1,3}|n)\)?[\s:.)-]*/i;
const TRAILING = /\s{0,3}\(?(\d{1,3})\s?\/\s?(\d{1,3}|n)\)?$/i;

/** Removes "2/7" or "Tweet 2:" that a writer added, because the layout numbers posts. Other fractions stay. */
export function withoutOwnNumbers(posts: readonly string[]): string[] {
  return posts.map((post, index) => {
    const strip = (whole: string, number: string, total: string) =>
      Number(number) === index + 1 && (total.toLowerCase() === 'n' || Number(total) === posts.length)
        ? ''
        : whole;
    return post.replace(NAMED, '').replace(LEADING, strip).replace(TRAILING, strip);
  });
}
