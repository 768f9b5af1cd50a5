import { callAt } from '../api/call-at.js';

/** A call's path that names its workspace; null: the default one, which need not be named. */
export function inWorkspace(path: string, workspaceId: string | null): string {
  if (workspaceId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}workspaceId=${encodeURIComponent(workspaceId)}`;
}

/** A call of the contract about something in a workspace, with the ids of its path filled in. */
export function callIn(
  workspaceId: string | null,
  route: { method: string; path: string },
  ids: Readonly<Record<string, string | number>> = {},
) {
  const { method, path } = callAt(route, ids);
  return { method, path: inWorkspace(path, workspaceId) };
}

/** Whether a call named a workspace, which may be gone for this person. */
export const isInWorkspace = (path: string): boolean =>
  path.includes('workspaceId=') || path.startsWith('/api/workspaces/');
