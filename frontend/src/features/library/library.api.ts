import {
  API,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibraryChange,
  type LibrarySelection,
  type LibraryTag,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';

/** The library's own calls; its list is the shared one. */
const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTags: build.query<LibraryTag[], void>({ query: () => API.tags, providesTags: ['Tags'] }),
    archive: build.mutation<LibraryChange, ArchiveRequest>({
      query: (body) => ({ ...API.archive, body }),
      invalidatesTags: ['Transformations'],
    }),
    changeTags: build.mutation<LibraryChange, ChangeTagsRequest>({
      query: (body) => ({ ...API.changeTags, body }),
      invalidatesTags: ['Transformations', 'Tags'],
    }),
    deleteTransformations: build.mutation<LibraryChange, LibrarySelection>({
      query: (body) => ({ ...API.deleteTransformations, body }),
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
