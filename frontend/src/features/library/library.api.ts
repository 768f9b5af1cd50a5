import {
  API,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibraryChange,
  type LibrarySelection,
  type LibraryTag,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { changing, reading } from '../../shared/api/calling.js';

type InWorkspace<Body> = { workspaceId: string | null; body: Body };

/** The list itself is in `shared`. It is read again after a failure too: deleted in another window, or the session has ended. */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTags: build.query<LibraryTag[], { workspaceId: string | null }>(reading(API.tags, 'Tags')),
    archive: build.mutation<LibraryChange, InWorkspace<ArchiveRequest>>(
      changing(API.archive, 'Transformations', 'Tags'),
    ),
    changeTags: build.mutation<LibraryChange, InWorkspace<ChangeTagsRequest>>(
      changing(API.changeTags, 'Transformations', 'Tags'),
    ),
    deleteTransformations: build.mutation<LibraryChange, InWorkspace<LibrarySelection>>(
      changing(API.deleteTransformations, 'Transformations', 'Tags'),
    ),
  }),
});
