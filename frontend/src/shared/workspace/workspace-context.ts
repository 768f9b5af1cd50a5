import { createContext, useContext } from 'react';
import type { Workspace } from '@repurpose/contract';
import { paths } from '../paths.js';

/** Of pages below `/w/:slug`. Null elsewhere: the default one. */
export const WorkspaceContext = createContext<Workspace | null>(null);

export const useWorkspace = (): Workspace | null => useContext(WorkspaceContext);

/** For pages that are only below `/w/:slug`. */
export function useOpenWorkspace(): Workspace {
  const workspace = useWorkspace();
  if (workspace === null) throw new Error('No workspace is open here.');
  return workspace;
}

/** For calls. Null: the default workspace, however it was opened. */
export function useWorkspaceId(): string | null {
  const workspace = useWorkspace();
  return workspace === null || workspace.isDefault ? null : workspace.id;
}

type DashboardQuery = Parameters<typeof paths.dashboard.getHref>[0];

/** From one of these pages to another: relative, so that a link stays in the page's workspace. */
export const beside = {
  dashboard: (query?: DashboardQuery) => `..${paths.dashboard.getHref(query)}`,
  library: `..${paths.library.path}`,
  voices: `..${paths.voices.path}`,
};
