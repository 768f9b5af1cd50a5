export function backOffMs({ baseMs, maxMs }: { baseMs: number; maxMs: number }, failures: number): number {
  return Math.min(maxMs, baseMs * 2 ** (failures - 1));
}
