import { useAttempt } from '../../shared/toasts/use-attempt.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import { libraryApi } from './library.api.js';

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
