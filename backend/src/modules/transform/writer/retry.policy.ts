import { setTimeout as delay } from 'node:timers/promises';
import { WriterError } from './writer.port.js';

export interface RetryPolicy {
  maxRetries: number;
  /** Doubles with each retry. */
  backOffMs: number;
  /** Calls with a longer `Retry-After` are not retried. */
  maxPauseMs: number;
}

/** Waits for `Retry-After`, else backs off with jitter. @throws WriterError of the last try; the signal's reason */
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

/** Null: do not retry. `attempt` counts from 0. */
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
