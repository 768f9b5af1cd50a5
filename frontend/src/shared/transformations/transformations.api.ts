import { API, type LibraryQuery, type TransformationSummary } from '@repurpose/contract';
import { api } from '../api/api.js';

/** A page of the list and the path of the next one. */
interface TransformationsPage {
  rows: TransformationSummary[];
  next: string | null;
}

function pathOf(query: LibraryQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `${API.transformations.path}?${search.toString()}`;
}

/** The latest transformations: the dashboard's history, and the names in its receipts. */
export const RECENT: LibraryQuery = { limit: 20 };

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's transformations, newest first, page by page, for the dashboard and the library. */
    getTransformations: build.infiniteQuery<TransformationsPage, LibraryQuery, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        method: API.transformations.method,
        path: pageParam ?? pathOf(queryArg),
      }),
      transformResponse: (rows: TransformationSummary[], meta) => ({ rows, next: meta?.next ?? null }),
      providesTags: ['Transformations'],
      // A search leaves one entry for each of its words; they are not worth more than the way back.
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useGetTransformationsInfiniteQuery } = listApi;
