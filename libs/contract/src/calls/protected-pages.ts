const DASHBOARD = '/dashboard';

/** The server redirects without a session cookie, the page when a session has ended. */
export const PROTECTED_PAGES: readonly string[] = [DASHBOARD, '/library', '/voices', '/workspaces'];

/** Not prerendered: their addresses are not known at build time. */
export const WORKSPACE_PAGE = /^\/w\/[^/]+(?:\/(?:dashboard|library|voices|settings(?:\/[a-z]+)?))?$/;

export const signInPath = (target: string): string =>
  target === DASHBOARD ? '/auth' : `/auth?returnTo=${encodeURIComponent(target)}`;
