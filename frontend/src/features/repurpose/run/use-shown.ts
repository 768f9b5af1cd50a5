import { useState, useEffect, useRef } from 'react';
import { useSearchParams, useLocation } from 'react-router';
import type { LibraryQuery, TransformRequest } from '@repurpose/contract';
import {
  useGetTransformationsInfiniteQuery,
  RECENT,
} from '../../../shared/transformations/transformations.api.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';

export type Shown = ReturnType<typeof useShownId>;

/** From the address (`?open=`), else the newest. `id` null: there is none, or the list is loading. */
export function useShownId(isSignedIn: boolean) {
  const [query] = useSearchParams();
  const named = query.get('open');
  const [newest, setNewest] = useState<string | null>(null);
  const { data, isLoading } = useGetTransformationsInfiniteQuery(useRecent(), {
    skip: !isSignedIn || named !== null,
  });
  const row = data?.pages[0]?.rows.find(({ status }) => status !== 'failed');
  // Fixed while the page is open, even if another window makes a newer one.
  if (named === null && newest === null && row) setNewest(row.id);
  if (named !== null && newest !== null) setNewest(null);
  return named === null ? { id: newest, isLoading } : { id: named, isLoading: false };
}

export function useRecent(): LibraryQuery {
  const workspaceId = useWorkspaceId();
  return workspaceId === null ? RECENT : { ...RECENT, workspaceId };
}

export type Started =
  | { kind: 'starting'; request: TransformRequest }
  | { kind: 'refused'; message: string }
  | { kind: 'accepted'; id: string };

/** Holds until something else is opened or the page is left. */
export function useStarted(shownId: string | null, addressOf: (id: string) => string) {
  const { pathname, search } = useLocation();
  // The fragment only leads to a part of the page.
  const at = pathname + search;
  const [latest, setLatest] = useState<(Started & { places: readonly string[] }) | null>(null);
  const current = useRef<object | null>(null);
  const place = useRef<string | null>(null);
  useEffect(() => {
    place.current = at;
    return () => void (place.current = null);
  }, [at]);
  const isOwn = latest?.kind === 'accepted' && latest.id === shownId;
  // Once its id is in the address, what was shown before is another one.
  if (isOwn && latest.places.join(' ') !== at) setLatest({ ...latest, places: [at] });
  const started: Started | null = latest !== null && (isOwn || latest.places.includes(at)) ? latest : null;

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
    // The location follows a navigation late: the run before may be in the address, but not yet here.
    const places = started?.kind === 'accepted' ? [at, addressOf(started.id)] : [at];
    setLatest({ ...first, places });
    return (next) => {
      if (current.current !== own || !places.includes(place.current ?? '')) return false;
      setLatest(next && { ...next, places });
      return true;
    };
  }
  return [started, { begin, end }] as const;
}
