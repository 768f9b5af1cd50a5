import type { ErrorCode } from './errors.js';

/** The body of every failed call. `error` repeats `message` for clients that read it. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  requestId: string;
}
