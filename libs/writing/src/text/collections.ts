/** Index of the first of the sorted values for which `isThere` is true, as it is for all after it; their number if there is none. */
export function firstFrom<T>(sorted: readonly T[], isThere: (each: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isThere(sorted[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Index of the last number that is at most `most`, in an ascending list; 0 if there is none. */
export const lastUpTo = (rising: readonly number[], most: number): number =>
  Math.max(0, firstFrom(rising, (each) => each > most) - 1);

/** How many members two sets share. */
export function sharedBy<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let count = 0;
  for (const each of a) if (b.has(each)) count += 1;
  return count;
}

/** Like `Map.groupBy`, for values with several keys. */
export function groupedBy<T, Key>(values: Iterable<T>, keysOf: (value: T) => Iterable<Key>): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values)
    for (const key of keysOf(value)) if (groups.get(key)?.push(value) === undefined) groups.set(key, [value]);
  return groups;
}
