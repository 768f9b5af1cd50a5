import { useState } from 'react';
import type { LibraryQuery, TransformationSummary } from '@repurpose/contract';
import { useGetTransformationsInfiniteQuery } from './transformations.api.js';

const WATCH_MS = 3_000;

export const isOngoing = ({ status }: TransformationSummary) => status === 'queued' || status === 'running';

/** Read again while one of its rows is written. */
export function useTransformations(
  query: LibraryQuery,
  options: { refetchOnMountOrArgChange?: boolean } = {},
) {
  const [isWatched, setWatched] = useState(false);
  const list = useGetTransformationsInfiniteQuery(query, {
    ...options,
    pollingInterval: isWatched ? WATCH_MS : 0,
  });
  const hasOngoing = list.data?.pages.some(({ rows }) => rows.some(isOngoing)) ?? false;
  if (hasOngoing !== isWatched) setWatched(hasOngoing);
  return list;
}
