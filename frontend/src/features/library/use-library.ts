import {
  API,
  type ArchiveRequest,
  type ChangeTagsRequest,
  type LibraryChange,
  type LibrarySelection,
  type LibraryTag,
} from '@repurpose/contract';
import { useState } from 'react';
import { useAttempt, useToast } from '../../shared/toasts/toasts.slice.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import { api } from '../../shared/api/api.js';
import type { ApiFailure } from '../../shared/api/failure.js';
import { calling, reading } from '../../shared/api/calling.js';

const counted = (count: number, verb: string) =>
  `${count === 1 ? 'One transformation' : `${count} transformations`} ${verb}`;

type Tags = { add?: string[]; remove?: string[] };

/** Each shows its result and returns whether anything changed. */
export function useChanges() {
  const [archive, archiving] = libraryApi.useArchiveMutation();
  const [changeTags, tagging] = libraryApi.useChangeTagsMutation();
  const [remove, removing] = libraryApi.useDeleteTransformationsMutation();
  const toast = useToast();
  const workspaceId = useWorkspaceId();
  const attempt = useAttempt();
  return {
    isBusy: archiving.isLoading || tagging.isLoading || removing.isLoading,
    archive: (ids: string[], isArchived: boolean) =>
      attempt(
        isArchived ? 'Not archived' : 'Not brought back',
        archive({ workspaceId, body: { ids, isArchived } }),
        ({ changed }) =>
          toast(
            isArchived
              ? { title: counted(changed.length, 'archived'), description: 'Find it under Archive.' }
              : { title: counted(changed.length, 'back in the library') },
          ),
      ),
    tag: (ids: string[], tags: Tags) =>
      attempt('The tags were not changed', changeTags({ workspaceId, body: { ids, ...tags } })),
    delete: (ids: string[]) =>
      attempt('Not deleted', remove({ workspaceId, body: { ids } }), ({ changed, kept }) =>
        toast({
          title: counted(changed.length, 'deleted'),
          ...(kept.length > 0 && { description: `${counted(kept.length, 'kept')}: still being written.` }),
        }),
      ),
  };
}
export type Changes = ReturnType<typeof useChanges>;

type InWorkspace<Body> = { workspaceId: string | null; body: Body };

/** After a failure too: deleted in another window, or the session has ended and the user's reading leads to the login. */
const changed = (_change: unknown, failure: ApiFailure | undefined) =>
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

/** Rows that are gone are not ticked. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => ticked.has(id));
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    toggle: (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    toggleAll: () => setTicked(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
