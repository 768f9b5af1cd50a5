import { createContext, useContext } from 'react';
import { type Workspace, can, API } from '@repurpose/contract';
import { paths } from '../paths.js';
import { longDay } from '../dates.js';
import { api } from '../api/api.js';

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

type Place = Pick<Workspace, 'role' | 'plan' | 'isArchived' | 'ownerName' | 'closesAt'>;

/** Why this user can only read, and what to do. Null: they can write. */
export function writeBlockOf(workspace: Place | null): string | null {
  if (workspace === null) return null;
  const { role, plan, isArchived, ownerName, closesAt } = workspace;
  if (isArchived && role === 'owner')
    return 'This workspace is archived, so it can only be read. Bring it back in its settings to write here.';
  if (isArchived)
    return `This workspace is archived, so it can only be read. Its owner, ${ownerName}, can bring it back.`;
  if (role !== 'owner' && plan !== 'agency')
    return `${ownerName} has left the Agency plan, so members can only read${closesAt === null ? '' : `, until ${longDay(closesAt)}`}. When ${ownerName} is back on it, all is as before.`;
  if (!can(role, 'library:write'))
    return `You are a viewer here: you can read, copy and export. To write, ask ${ownerName} or an admin to make you an editor.`;
  return null;
}

export const useWriteBlock = (): string | null => writeBlockOf(useWorkspace());

/** Members are shut out a month after the owner's Agency plan ended. */
export const isClosed = ({ role, closesAt }: Place, now = Date.now()): boolean =>
  role !== 'owner' && closesAt !== null && Date.parse(closesAt) <= now;

const workspacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's own first. Keyed by user id, so that another user never sees them. */
    getWorkspaces: build.query<Workspace[], string>({
      query: () => API.workspaces,
      providesTags: ['Workspaces'],
    }),
  }),
});

export const { useGetWorkspacesQuery } = workspacesApi;
