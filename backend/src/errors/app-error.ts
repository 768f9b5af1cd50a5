import { ERRORS, type ErrorCode } from '@repurpose/contract';

interface AppErrorOptions {
  /** Replaces the contract's sentence, e.g. to name the unknown format. Shown to the user. */
  message?: string;
  /** What really happened; logged once by the filter, never sent. */
  cause?: unknown;
  /** Written as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A failure the caller is told about: a code of the contract with its status and sentence. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
