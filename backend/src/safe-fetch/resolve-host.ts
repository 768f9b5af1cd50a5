import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];

/** The system's resolver would occupy one of four libuv threads, which hashing needs. @throws the signal's reason */
export async function resolveHost(host: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(host)) return [host];
  // RFC 6761 §6.3: never looked up.
  if (/(?:^|\.)localhost\.?$/i.test(host)) return LOOPBACK;
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.throwIfAborted();
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
