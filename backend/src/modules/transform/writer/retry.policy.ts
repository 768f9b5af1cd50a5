import { setTimeout as delay } from 'node:timers/promises';
import { WriterError } from './writer.port.js';

export interface RetryPolicy {
  /** Attempts after the first one. */
  maxRetries: number;
  /** First pause; it doubles with each retry. */
  backOffMs: number;
  /** A provider that asks for a longer pause than this is not waited for. */
  maxPauseMs: number;
}

/**
 * Makes the call and, when it failed in a way that may pass, makes it again after a pause: the provider's own
 * `Retry-After` where it gave one, else exponential back-off with jitter (half to whole, so that formats which
 * failed together do not come back together). Never longer than the signal lives.
 * @throws WriterError of the last attempt; the signal's reason when it fired during a pause.
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const pauseMs = pauseBefore(error, attempt, policy);
      if (pauseMs === null || signal.aborted) throw error;
      await delay(pauseMs, undefined, { signal });
    }
  }
}

/** How long to wait after the failed `attempt` (from 0), or null: do not try again. */
export function pauseBefore(
  error: unknown,
  attempt: number,
  policy: RetryPolicy,
  random: () => number = Math.random,
): number | null {
  if (!(error instanceof WriterError) || !error.isRetryable || attempt >= policy.maxRetries) return null;
  if (error.retryAfterMs !== null) return error.retryAfterMs > policy.maxPauseMs ? null : error.retryAfterMs;
  const backOffMs = Math.min(policy.backOffMs * 2 ** attempt, policy.maxPauseMs);
  return Math.round(backOffMs * (0.5 + random() / 2));
}
