import type { ErrorCode } from '@repurpose/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import { WriterError, type ModelUse } from './writer.port.js';

export interface WriteFailure {
  code: ErrorCode;
}

/** Never throws. `note` logs why it failed; `use` counts failed calls too. */
export async function callWriter<T>(
  call: (spend: (use: ModelUse) => void) => Promise<T>,
  deadline: AbortSignal,
  note: (failure: WriteFailure & { reason: string }) => void,
): Promise<{ result: T | WriteFailure; use: ModelUse | null }> {
  const usage = new UsageTotal();
  try {
    const result = await withRetries(() => call(usage.add), SETTINGS.transform.providerRetry, deadline);
    return { result, use: usage.total };
  } catch (error) {
    const code = failureCode(error, deadline);
    note({ code, reason: reasonOf(error) });
    return { result: { code }, use: usage.total };
  }
}

function failureCode(error: unknown, deadline: AbortSignal): ErrorCode {
  if (error instanceof WriterError || error instanceof AppError) return error.code;
  return deadline.aborted ? 'TRANSFORM_TIMEOUT' : 'WRITER_FAILED';
}

/** Omits other libraries' messages, which may quote the user or the model. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof WriterError) && !(error instanceof AppError))
    return error instanceof Error ? [error.name, ...framesOf(error)].join('\n') : typeof error;
  return error.cause instanceof Error ? `${error.message} (${error.cause.name})` : error.message;
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^ {4}at /.test(line));

export interface RetryPolicy {
  maxRetries: number;
  backOffMs: number;
  maxPauseMs: number;
}

/** @throws the error of the last try; WriterError TRANSFORM_TIMEOUT, which names it, when the signal ends a pause */
export async function withRetries<T>(
  call: () => Promise<T>,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await call();
    } catch (error) {
      const pauseMs = pauseBefore(error, retry, policy);
      if (pauseMs === null || signal.aborted) throw error;
      await delay(pauseMs, undefined, { signal }).catch(() => {
        throw new WriterError('TRANSFORM_TIMEOUT', `no time for a retry after: ${reasonOf(error)}`);
      });
    }
  }
}

/** Null: do not retry. `retry` counts from 0. */
export function pauseBefore(
  error: unknown,
  retry: number,
  policy: RetryPolicy,
  random: () => number = Math.random,
): number | null {
  if (!(error instanceof WriterError) || !error.isRetryable || retry >= policy.maxRetries) return null;
  if (error.retryAfterMs !== null) return error.retryAfterMs > policy.maxPauseMs ? null : error.retryAfterMs;
  const backOffMs = Math.min(policy.backOffMs * 2 ** retry, policy.maxPauseMs);
  return Math.round(backOffMs * (0.5 + random() / 2));
}

export class UsageTotal {
  private sum: ModelUse | null = null;

  readonly add = (use: ModelUse): void => {
    const sum = this.sum ?? { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
    this.sum = {
      inputTokens: sum.inputTokens + use.inputTokens,
      cachedInputTokens: sum.cachedInputTokens + use.cachedInputTokens,
      outputTokens: sum.outputTokens + use.outputTokens,
      costMicroUsd: sum.costMicroUsd + use.costMicroUsd,
    };
  };

  get total(): ModelUse | null {
    return this.sum;
  }
}
