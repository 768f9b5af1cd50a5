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

/** They stay in the page's workspace. */
export function useWorkspaceLinks() {
  const slug = useWorkspace()?.slug;
  return slug === undefined
    ? { dashboard: paths.dashboard.getHref, library: paths.library.getHref, voices: paths.voices.getHref }
    : {
        dashboard: (query?: DashboardQuery) => paths.workspaceDashboard.getHref(slug, query),
        library: () => paths.workspaceLibrary.getHref(slug),
        voices: () => paths.workspaceVoices.getHref(slug),
      };
}
