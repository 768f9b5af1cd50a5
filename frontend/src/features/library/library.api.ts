import {
  API,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibraryChange,
  type LibrarySelection,
  type LibraryTag,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { inWorkspace } from '../../shared/workspace/in-workspace.js';

/** Null: the default workspace. */
type Place = { workspaceId: string | null };
const at = (
  { method, path }: { method: string; path: string },
  { workspaceId, ...body }: Place & object,
) => ({
  method,
  path: inWorkspace(path, workspaceId),
  body,
});

/** The list itself is in `shared`. */
const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTags: build.query<LibraryTag[], string | null>({
      query: (workspaceId) => ({ ...API.tags, path: inWorkspace(API.tags.path, workspaceId) }),
      providesTags: ['Tags'],
    }),
    archive: build.mutation<LibraryChange, ArchiveRequest & Place>({
      query: (request) => at(API.archive, request),
      invalidatesTags: ['Transformations'],
    }),
    changeTags: build.mutation<LibraryChange, ChangeTagsRequest & Place>({
      query: (request) => at(API.changeTags, request),
      invalidatesTags: ['Transformations', 'Tags'],
    }),
    deleteTransformations: build.mutation<LibraryChange, LibrarySelection & Place>({
      query: (request) => at(API.deleteTransformations, request),
      invalidatesTags: ['Transformations', 'Tags'],
    }),
  }),
});

export const {
  useGetTagsQuery,
  useArchiveMutation,
  useChangeTagsMutation,
  useDeleteTransformationsMutation,
} = libraryApi;
