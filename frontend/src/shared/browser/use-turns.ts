import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

/** How many of `count` parts are shown: none before `isOn`, then one more whenever the page is idle. */
export function useTurns(isOn: boolean, count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!isOn || turns >= count) return undefined;
    return whenIdle(() => startTransition(() => setTurns(turns + 1)));
  }, [isOn, turns, count]);
  return isOn ? turns : 0;
}
