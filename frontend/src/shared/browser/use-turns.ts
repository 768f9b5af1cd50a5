import { startTransition, useEffect, useState } from 'react';

/** How many of `count` parts are shown: none before `isOn`, then one more whenever the page is idle. */
export function useTurns(isOn: boolean, count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!isOn || turns >= count) return undefined;
    return whenIdle(() => startTransition(() => setTurns(turns + 1)));
  }, [isOn, turns, count]);
  return isOn ? turns : 0;
}

/** Safari has no idle callbacks. */
const SOON_MS = 50;
/** For a page that is never idle. */
const LATEST_MS = 1_000;

/** Runs `task` once. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, SOON_MS);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(task, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(asked);
}
