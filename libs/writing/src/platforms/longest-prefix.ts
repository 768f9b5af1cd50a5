/**
 * The greatest number from 0 to `most` for which `fits` holds, where it holds for all smaller ones; asks about the logarithm of
 * the answer. Only numbers that were asked and fit are returned.
 */
export function longestPrefix(most: number, fits: (size: number) => boolean): number {
  let size = 0;
  let step = 1;
  while (size + step <= most && fits(size + step)) {
    size += step;
    step *= 2;
  }
  for (step = Math.floor(step / 2); step >= 1; step = Math.floor(step / 2)) {
    if (size + step <= most && fits(size + step)) size += step;
  }
  return size;
}
