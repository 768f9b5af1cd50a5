const DASHBOARD = '/dashboard';

/** Pages for signed-in users: the server redirects visitors without a session cookie, the page those whose session has ended. */
export const PROTECTED_PAGES: readonly string[] = [DASHBOARD, '/library', '/voices', '/workspaces'];

/** Pages of a workspace: signed-in users only, and written by the browser, as their addresses are not known at build time. */
export const WORKSPACE_PAGE = /^\/w\/[^/]+(?:\/(?:dashboard|library|voices|settings(?:\/[a-z]+)?))?$/;

/** The sign-in page that leads back to `target`, a path with its query. It leads to the dashboard anyway. */
export const signInPath = (target: string): string =>
  target === DASHBOARD ? '/auth' : `/auth?returnTo=${encodeURIComponent(target)}`;
