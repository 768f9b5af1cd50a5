/** A call's path that names its workspace; null: the default one, which need not be named. */
export function inWorkspace(path: string, workspaceId: string | null): string {
  if (workspaceId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}workspaceId=${encodeURIComponent(workspaceId)}`;
}

/** Whether a call named a workspace, which may be gone for this person. */
export const isInWorkspace = (path: string): boolean =>
  path.includes('workspaceId=') || path.startsWith('/api/workspaces/');
