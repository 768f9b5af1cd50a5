const DASHBOARD = '/dashboard';

/** For signed-in users: the server redirects without a session cookie, the page when a session has ended. */
export const PROTECTED_PAGES: readonly string[] = [DASHBOARD, '/library', '/voices', '/workspaces'];

/** Pages of a workspace, for signed-in users. Not prerendered, as their addresses are not known at build time. */
export const WORKSPACE_PAGE = /^\/w\/[^/]+(?:\/(?:dashboard|library|voices|settings(?:\/[a-z]+)?))?$/;

/** Returns to `target` (a path with its query) after sign-in. The dashboard is the default. */
export const signInPath = (target: string): string =>
  target === DASHBOARD ? '/auth' : `/auth?returnTo=${encodeURIComponent(target)}`;
