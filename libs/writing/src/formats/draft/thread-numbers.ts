const NAMED = /^(?:tweet|post) \d{1,3}(?:\/\d{1,3})?[:.)–-]+ */i;
const LEADING = /^\(?(\d{1,3})\s?\/\s?(\d{1,3}|n)\)?[\s:.)-]*/i;
const TRAILING = /\s{0,3}\(?(\d{1,3})\s?\/\s?(\d{1,3}|n)\)?$/i;

/** Posts without the "2/7" or "Tweet 2:" a writer put there itself: the layout numbers them. Other fractions stay. */
export function withoutOwnNumbers(posts: readonly string[]): string[] {
  return posts.map((post, index) => {
    const strip = (whole: string, number: string, total: string) =>
      Number(number) === index + 1 && (total.toLowerCase() === 'n' || Number(total) === posts.length)
        ? ''
        : whole;
    return post.replace(NAMED, '').replace(LEADING, strip).replace(TRAILING, strip);
  });
}
