import { ERRORS, type ErrorCode } from '@repurpose/contract';

interface AppErrorOptions {
  /** Replaces the contract's message. Shown to the user. */
  message?: string;
  /** Logged, never sent. */
  cause?: unknown;
  retryAfterSeconds?: number;
}

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
