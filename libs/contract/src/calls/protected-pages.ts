const DASHBOARD = '/dashboard';

/**
 * Pages for signed-in users. The server redirects visitors without a session cookie; the page redirects those whose
 * session has ended.
 */
export const PROTECTED_PAGES: readonly string[] = [DASHBOARD, '/library', '/voices', '/workspaces'];

/** Pages of a workspace, for signed-in users. Not prerendered, as their addresses are not known at build time. */
export const WORKSPACE_PAGE = /^\/w\/[^/]+(?:\/(?:dashboard|library|voices|settings(?:\/[a-z]+)?))?$/;

/**
 * The sign-in page, returning to `target` (a path with its query). The dashboard is the default, so it is not named.
 */
export const signInPath = (target: string): string =>
  target === DASHBOARD ? '/auth' : `/auth?returnTo=${encodeURIComponent(target)}`;
