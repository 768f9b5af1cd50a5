const DASHBOARD = '/dashboard';

/** Pages for signed-in users: the server redirects visitors without a session cookie, the page those whose session has ended. */
export const PROTECTED_PAGES: readonly string[] = [DASHBOARD, '/library'];

/** The sign-in page that leads back to `target`, a path with its query. It leads to the dashboard anyway. */
export const signInPath = (target: string): string =>
  target === DASHBOARD ? '/auth' : `/auth?returnTo=${encodeURIComponent(target)}`;
