/** From the sandbox's form: the next address after a payment, or the form's height. */
type SandboxMessage = { kind: 'complete'; path: string } | { kind: 'size'; heightPx: number };

const MAX_HEIGHT_PX = 2_000;

/** Only from the sandbox's own origin, and only an address of this site. Else null. */
export function readSandboxMessage(
  message: { readonly origin: string; readonly data: unknown },
  sandboxUrl: string,
  siteOrigin: string,
): SandboxMessage | null {
  if (message.origin !== new URL(sandboxUrl).origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'complete') return 'returnUrl' in data ? wayOn(data.returnUrl, siteOrigin) : null;
  const height = data.type === 'resize' && 'height' in data ? Number(data.height) : 0;
  return height > 0 ? { kind: 'size', heightPx: Math.min(Math.ceil(height), MAX_HEIGHT_PX) } : null;
}

function wayOn(returnUrl: unknown, siteOrigin: string): SandboxMessage | null {
  if (typeof returnUrl !== 'string' || !URL.canParse(returnUrl)) return null;
  const target = new URL(returnUrl);
  return target.origin === siteOrigin
    ? { kind: 'complete', path: `${target.pathname}${target.search}` }
    : null;
}
