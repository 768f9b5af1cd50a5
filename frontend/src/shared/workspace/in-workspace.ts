import { callAt } from '../api/call-at.js';

/** Null: the default workspace, which is not named. */
export function inWorkspace(path: string, workspaceId: string | null): string {
  if (workspaceId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}workspaceId=${encodeURIComponent(workspaceId)}`;
}

/** With the ids of its path filled in. */
export function callIn(
  workspaceId: string | null,
  route: { method: string; path: string },
  ids: Readonly<Record<string, string | number>> = {},
) {
  const { method, path } = callAt(route, ids);
  return { method, path: inWorkspace(path, workspaceId) };
}

/** That workspace may be gone for this user. */
export const isInWorkspace = (path: string): boolean =>
  path.includes('workspaceId=') || path.startsWith('/api/workspaces/');
