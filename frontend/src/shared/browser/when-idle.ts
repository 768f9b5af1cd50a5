/** Safari has no idle callbacks. */
const SOON_MS = 50;
/** For a page that is never idle. */
const LATEST_MS = 1_000;

/** Runs `task` once. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, SOON_MS);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(task, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(asked);
}
