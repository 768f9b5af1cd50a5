import { APIConnectionError, APIError } from 'openai';
import { WriterError } from './writer.port.js';

export function toWriterError(error: unknown): WriterError {
  if (error instanceof WriterError) return error;
  if (error instanceof APIConnectionError) {
    return new WriterError('WRITER_UNAVAILABLE', 'provider not reached', {
      isRetryable: true,
      isUnreached: isUnreached(error),
      cause: error,
    });
  }
  if (error instanceof APIError && typeof error.status === 'number') return ofStatus(error, error.status);
  return new WriterError('WRITER_FAILED', 'provider answer not understood', {
    isRetryable: true,
    cause: error,
  });
}

const UNREACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function isUnreached(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && UNREACHED.has(code)) || isUnreached(error.cause, depth + 1);
}

function ofStatus(error: APIError, status: number): WriterError {
  const message = `provider answered ${status} (request ${error.requestID ?? 'unknown'})`;
  if (status === 429 && error.code === 'insufficient_quota') {
    return new WriterError('WRITER_UNAVAILABLE', `${message}: quota used up`, { cause: error });
  }
  if (status === 408 || status === 429 || status >= 500) {
    const retryAfterMs = retryAfter(error.headers);
    const isRefusedForNow = status === 429;
    const options = { isRetryable: true, retryAfterMs, isRefusedForNow, cause: error };
    return new WriterError('WRITER_UNAVAILABLE', message, options);
  }
  const isOurSetup = status === 401 || status === 403 || status === 404;
  return new WriterError(isOurSetup ? 'WRITER_UNAVAILABLE' : 'WRITER_FAILED', message, { cause: error });
}

/** Milliseconds. The header has seconds or an HTTP date (RFC 9110 §10.2.3). */
export function retryAfter(headers: Headers | undefined, now: () => number = Date.now): number | null {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const value = headers?.get('retry-after');
  if (value === undefined || value === null || value === '') return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - now());
}
