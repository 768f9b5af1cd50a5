/** Safari has no idle callbacks. */
const SOON_MS = 50;
/** The longest wait, for a page that is never idle. */
const LATEST_MS = 1_000;

/** Runs `task` once when the page has time. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, SOON_MS);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(task, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(asked);
}
