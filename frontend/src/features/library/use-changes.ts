import type { LibraryChange } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { api } from '../../shared/api/api.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import {
  useArchiveMutation,
  useChangeTagsMutation,
  useDeleteTransformationsMutation,
} from './library.api.js';

const counted = (count: number, verb: string) =>
  `${count === 1 ? 'One transformation' : `${count} transformations`} ${verb}`;

type Tags = { add?: string[]; remove?: string[] };

/** Each shows its result and returns whether anything changed. */
export function useChanges() {
  const [archive, archiving] = useArchiveMutation();
  const [changeTags, tagging] = useChangeTagsMutation();
  const [remove, removing] = useDeleteTransformationsMutation();
  const toast = useToast();
  const workspaceId = useWorkspaceId();
  const dispatch = useApiDispatch();

  async function attempt(title: string, call: () => Promise<LibraryChange>): Promise<LibraryChange | null> {
    try {
      return await call();
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      // The session has ended: reading the user again leads to the login.
      if (cause.status === 401) dispatch(api.util.invalidateTags(['User']));
      // Deleted in another window, so the list must be read again.
      if (cause.status === 404) dispatch(api.util.invalidateTags(['Transformations', 'Tags']));
      toast({ title, description: messageOf(cause), variant: 'destructive' });
      return null;
    }
  }

  return {
    isBusy: archiving.isLoading || tagging.isLoading || removing.isLoading,
    archive: async (ids: string[], isArchived: boolean): Promise<boolean> => {
      const change = await attempt(isArchived ? 'Not archived' : 'Not brought back', () =>
        archive({ workspaceId, body: { ids, isArchived } }).unwrap(),
      );
      if (change)
        toast(
          isArchived
            ? { title: counted(change.changed.length, 'archived'), description: 'Find it under Archive.' }
            : { title: counted(change.changed.length, 'back in the library') },
        );
      return change !== null;
    },
    tag: async (ids: string[], tags: Tags): Promise<boolean> =>
      (await attempt('The tags were not changed', () =>
        changeTags({ workspaceId, body: { ids, ...tags } }).unwrap(),
      )) !== null,
    delete: async (ids: string[]): Promise<boolean> => {
      const change = await attempt('Not deleted', () => remove({ workspaceId, body: { ids } }).unwrap());
      if (change)
        toast({
          title: counted(change.changed.length, 'deleted'),
          ...(change.kept.length > 0 && {
            description: `${counted(change.kept.length, 'kept')}: still being written.`,
          }),
        });
      return change !== null;
    },
  };
}
export type Changes = ReturnType<typeof useChanges>;
