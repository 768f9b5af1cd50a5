/** Messages of the sandbox's form to the page around it: the next address after a payment, or the form's height. */
type SandboxMessage = { kind: 'complete'; path: string } | { kind: 'size'; heightPx: number };

const MAX_HEIGHT_PX = 2_000;

/** Reads a message of the sandbox: only from its own origin, and only an address of this site to go to. Else null. */
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
