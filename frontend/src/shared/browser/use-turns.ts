import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

/**
 * How many of `count` parts have had their turn: none before `isOn`, then one more whenever the page has time, so that
 * no reader waits for all of them at once.
 */
export function useTurns(isOn: boolean, count: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!isOn || turns >= count) return undefined;
    return whenIdle(() => startTransition(() => setTurns(turns + 1)));
  }, [isOn, turns, count]);
  return isOn ? turns : 0;
}
