/**
 * Reads the sandbox's message that a test payment is done: only from its own origin, and only with an address of this
 * site to go to. Returns that address' path and query, else null.
 */
export function completedReturnPath(
  message: { readonly origin: string; readonly data: unknown },
  sandboxUrl: string,
  siteOrigin: string,
): string | null {
  if (message.origin !== new URL(sandboxUrl).origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'complete') return null;
  const returnUrl = 'returnUrl' in data ? data.returnUrl : null;
  if (typeof returnUrl !== 'string' || !URL.canParse(returnUrl)) return null;
  const target = new URL(returnUrl);
  return target.origin === siteOrigin ? `${target.pathname}${target.search}` : null;
}
