/** How often a text that is too long is written again. */
const ATTEMPTS = 3;

/** What `write` returns for `words`, or for fewer while `over` returns a factor above 1 by which it is too long. */
export function withinRoom<Written>(
  words: number,
  write: (words: number) => Written,
  over: (written: Written) => number,
): Written {
  let written = write(words);
  for (let attempt = 0, most = words; attempt < ATTEMPTS; attempt += 1) {
    const factor = over(written);
    if (factor <= 1) break;
    most /= factor;
    written = write(most);
  }
  return written;
}
