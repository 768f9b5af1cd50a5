import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { TransformRequest } from '@repurpose/contract';

/** What was started on the dashboard, and how far it is. */
export type Started =
  | { kind: 'starting'; request: TransformRequest }
  | { kind: 'refused'; message: string }
  | { kind: 'accepted'; id: string };

/** What was started here. It holds until something else is opened or the page is left; its own address is still itself. */
export function useStarted(shownId: string | null) {
  const { pathname, search } = useLocation();
  // The fragment only leads to a part of the page.
  const at = pathname + search;
  const [latest, setLatest] = useState<(Started & { at: string }) | null>(null);
  const current = useRef<object | null>(null);
  useEffect(() => () => void (current.current = null), [at]);
  const isOwn = latest?.kind === 'accepted' && latest.id === shownId;
  // Once that is there, what was shown before is another one.
  if (isOwn && latest.at !== at) setLatest({ ...latest, at });
  const started: Started | null = latest !== null && (latest.at === at || isOwn) ? latest : null;

  function end(): void {
    current.current = null;
    setLatest(null);
  }
  /** Returns how to say what became of it, or null to take it back. That answers false, and does nothing, when it is over. */
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
