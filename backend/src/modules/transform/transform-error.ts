import type { ErrorCode } from '@repurpose/contract';
import { SETTINGS } from '../../config/settings.js';
import { AppError } from '../../errors/app-error.js';

const TEMPORARY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'QUEUE_FULL',
  'QUEUE_UNAVAILABLE',
  'TOO_MANY_IN_FLIGHT',
  'WRITER_UNAVAILABLE',
]);

/** With Retry-After if the same request may succeed soon. */
export function transformError(code: ErrorCode): AppError {
  const { retryAfterSeconds } = SETTINGS.transform;
  return new AppError(code, TEMPORARY.has(code) ? { retryAfterSeconds } : {});
}
