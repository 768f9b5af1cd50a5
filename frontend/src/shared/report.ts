const reported = new Set<string>();

/** Shows a cause in the browser's console, once per topic, without stopping the page. */
export function reportOnce(topic: string, cause: unknown): void {
  if (reported.has(topic)) return;
  reported.add(topic);
  if (typeof globalThis.reportError === 'function') globalThis.reportError(new Error(topic, { cause }));
}
