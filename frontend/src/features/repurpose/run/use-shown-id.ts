import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  useGetTransformationsInfiniteQuery,
  RECENT,
} from '../../../shared/transformations/transformations.api.js';
import type { LibraryQuery } from '@repurpose/contract';
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
