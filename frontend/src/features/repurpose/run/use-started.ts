import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { TransformRequest } from '@repurpose/contract';

export type Started =
  | { kind: 'starting'; request: TransformRequest }
  | { kind: 'refused'; message: string }
  | { kind: 'accepted'; id: string };

/** Holds until something else is opened or the page is left. */
export function useStarted(shownId: string | null) {
  const { pathname, search } = useLocation();
  // The fragment only leads to a part of the page.
  const at = pathname + search;
  const [latest, setLatest] = useState<(Started & { at: string }) | null>(null);
  const current = useRef<object | null>(null);
  useEffect(() => () => void (current.current = null), [at]);
  const isOwn = latest?.kind === 'accepted' && latest.id === shownId;
  // Once its id is in the address, what was shown before is another one.
  if (isOwn && latest.at !== at) setLatest({ ...latest, at });
  const started: Started | null = latest !== null && (latest.at === at || isOwn) ? latest : null;

  function end(): void {
    current.current = null;
    setLatest(null);
  }
  /**
   * Returns a setter of the next state; null takes it back. The setter does nothing and returns false once another has
   * begun.
   */
  function begin(first: Started): (next: Started | null) => boolean {
    const own = (current.current = {});
    setLatest({ ...first, at });
    return (next) => {
      if (current.current !== own) return false;
      setLatest(next && { ...next, at });
      return true;
    };
  }
  return [started, { begin, end }] as const;
}
