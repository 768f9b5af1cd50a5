/**
 * How long something waits for its next try after so many failures in a row (1 is the first): twice as long each
 * time, up to a bound.
 */
export function backOffMs({ baseMs, maxMs }: { baseMs: number; maxMs: number }, failures: number): number {
  return Math.min(maxMs, baseMs * 2 ** (failures - 1));
}
