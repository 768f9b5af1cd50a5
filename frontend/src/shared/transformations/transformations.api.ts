import { API, type LibraryQuery, type TransformationSummary } from '@repurpose/contract';
import { api } from '../api/api.js';

interface TransformationsPage {
  rows: TransformationSummary[];
  next: string | null;
}

function pathOf(query: LibraryQuery): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${API.transformations.path}?${search.toString()}`;
}

/** For the dashboard's history, and names in its receipts. */
export const RECENT: LibraryQuery = { limit: 20 };

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    getTransformations: build.infiniteQuery<TransformationsPage, LibraryQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        method: API.transformations.method,
        path: pageParam ?? pathOf(queryArg),
      }),
      transformResponse: (rows: TransformationSummary[], meta) => ({ rows, next: meta?.next ?? null }),
      providesTags: ['Transformations'],
      // Each word of a search leaves an entry, useful only for going back.
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetTransformationsInfiniteQuery } = listApi;

const WATCH_MS = 3_000;

export const isOngoing = ({ status }: TransformationSummary) => status === 'queued' || status === 'running';

/** Read again while one of its rows is written. */
export function useTransformations(
  query: LibraryQuery,
  options: { refetchOnMountOrArgChange?: boolean } = {},
) {
  const { useInfiniteQueryState, useInfiniteQuerySubscription } = listApi.endpoints.getTransformations;
  const list = useInfiniteQueryState(query);
  const isWatched = list.data?.pages.some(({ rows }) => rows.some(isOngoing));
  const calls = useInfiniteQuerySubscription(query, {
    ...options,
    pollingInterval: isWatched ? WATCH_MS : 0,
  });
  return { ...list, ...calls };
}
