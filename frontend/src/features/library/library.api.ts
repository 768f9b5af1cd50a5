import {
  API,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibraryChange,
  type LibrarySelection,
  type LibraryTag,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { calling } from '../../shared/api/calling.js';

type InWorkspace<Body> = { workspaceId: string | null; body: Body };

/** The list itself is in `shared`. */
const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTags: build.query<LibraryTag[], { workspaceId: string | null }>({
      query: calling(API.tags),
      providesTags: ['Tags'],
    }),
    archive: build.mutation<LibraryChange, InWorkspace<ArchiveRequest>>({
      query: calling(API.archive),
      invalidatesTags: ['Transformations'],
    }),
    changeTags: build.mutation<LibraryChange, InWorkspace<ChangeTagsRequest>>({
      query: calling(API.changeTags),
      invalidatesTags: ['Transformations', 'Tags'],
    }),
    deleteTransformations: build.mutation<LibraryChange, InWorkspace<LibrarySelection>>({
      query: calling(API.deleteTransformations),
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
