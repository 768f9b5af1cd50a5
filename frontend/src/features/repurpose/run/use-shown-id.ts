import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGetTransformationsInfiniteQuery } from '../../../shared/transformations/transformations.api.js';
import { useRecent } from './use-recent.js';

/** Which transformation the dashboard shows. */
export interface Shown {
  /** Null: there is none, or the list is not there yet. */
  id: string | null;
  isLoading: boolean;
}

/** The transformation that the address names (`?open=`), else the newest one. */
export function useShownId(isSignedIn: boolean): Shown {
  const [query] = useSearchParams();
  const named = query.get('open');
  const [newest, setNewest] = useState<string | null>(null);
  const { data, isLoading } = useGetTransformationsInfiniteQuery(useRecent(), {
    skip: !isSignedIn || named !== null,
  });
  const row = data?.pages[0]?.rows.find(({ status }) => status !== 'failed');
  // It stays while the page is open, also when another window makes a newer one.
  if (named === null && newest === null && row) setNewest(row.id);
  if (named !== null && newest !== null) setNewest(null);
  return named === null ? { id: newest, isLoading } : { id: named, isLoading: false };
}
