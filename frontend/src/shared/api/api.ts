import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { API, type PublicConfig, type User } from '@repurpose/contract';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readText, sendCall, type ApiCall } from './call.js';
import type { ApiFailure } from './failure.js';

/** `next`: the next page's path, if any. */
const baseQuery: BaseQueryFn<ApiCall, unknown, ApiFailure, object, { next: string | null }> = async (
  call,
  { signal, dispatch },
) => {
  const result = await sendCall({ ...call, signal });
  if (!result.ok) {
    if (mayHaveLostWorkspace(call, result.failure)) dispatch(api.util.invalidateTags(['Workspaces']));
    return { error: result.failure };
  }
  const read = await readText(result.response, signal);
  if (!read.ok) return { error: read.failure };
  const meta = { next: nextOf(result.response.headers.get('link')) };
  return { data: read.text === '' ? null : (JSON.parse(read.text) as unknown), meta };
};

/** The user may have been removed or given a lesser role, so the list of workspaces is read again. */
export const mayHaveLostWorkspace = ({ path }: ApiCall, { status }: ApiFailure): boolean =>
  (status === 403 || status === 404) && /workspaceId=|^\/api\/workspaces\//.test(path);

/** From a `Link` header's `rel="next"`. */
const nextOf = (link: string | null): string | null => link?.match(/<([^>]+)>; rel="next"/)?.[1] ?? null;

/** Features inject their endpoints. Cached data never expires (RTK caps the time at what a timer can hold). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Transformations', 'Tags', 'Workspaces', 'Voices', 'Notices', 'Keys'],
  keepUnusedDataFor: Infinity,
  endpoints: (build) => ({
    /** A 401 is `null`, not a failure. */
    getUser: build.query<User | null, void>({
      queryFn: async (_arg, _store, _options, run) => {
        const result = await run(API.user);
        if (result.error) return result.error.status === 401 ? { data: null } : { error: result.error };
        return { data: result.data as User };
      },
      providesTags: ['User'],
    }),
    getConfig: build.query<PublicConfig, void>({ query: () => API.config }),
  }),
});

export const { useGetConfigQuery } = api;

type ApiState = { api: ReturnType<typeof api.reducer> };

/** The store's dispatch, as far as the shared layer may know it. */
export const useApiDispatch = () => useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
