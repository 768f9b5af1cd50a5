import {
  API,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibraryChange,
  type LibrarySelection,
  type LibraryTag,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import type { ApiFailure } from '../../shared/api/failure.js';
import { calling, reading } from '../../shared/api/calling.js';

type InWorkspace<Body> = { workspaceId: string | null; body: Body };

/** After a failure too: deleted in another window, or the session has ended and the user's reading leads to the login. */
export const changed = (_change: unknown, failure: ApiFailure | undefined) =>
  failure?.status === 401 ? (['User'] as const) : (['Transformations', 'Tags'] as const);

/** The list itself is in `shared`. */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTags: build.query<LibraryTag[], { workspaceId: string | null }>(reading(API.tags, 'Tags')),
    archive: build.mutation<LibraryChange, InWorkspace<ArchiveRequest>>({
      query: calling(API.archive),
      invalidatesTags: changed,
    }),
    changeTags: build.mutation<LibraryChange, InWorkspace<ChangeTagsRequest>>({
      query: calling(API.changeTags),
      invalidatesTags: changed,
    }),
    deleteTransformations: build.mutation<LibraryChange, InWorkspace<LibrarySelection>>({
      query: calling(API.deleteTransformations),
      invalidatesTags: changed,
    }),
  }),
});
