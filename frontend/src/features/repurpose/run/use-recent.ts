import type { LibraryQuery } from '@repurpose/contract';
import { RECENT } from '../../../shared/transformations/transformations.api.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';

export function useRecent(): LibraryQuery {
  const workspaceId = useWorkspaceId();
  return workspaceId === null ? RECENT : { ...RECENT, workspaceId };
}
