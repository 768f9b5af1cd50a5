const reported = new Set<string>();

/** Once per topic, in the console. */
export function reportOnce(topic: string, cause: unknown): void {
  if (reported.has(topic)) return;
  reported.add(topic);
  if (typeof globalThis.reportError === 'function') globalThis.reportError(new Error(topic, { cause }));
}
