import type {
  ErrorCode,
  FormatKey,
  OutputChecks,
  PlanKey,
  TransformRequest,
  WriterEngine,
} from '@repurpose/contract';
import type { Draft } from '@repurpose/writing';

/** Injection token of the one writer this process uses (chosen from the environment in the module's factory). */
export const WRITER = Symbol('WriterPort');

/** One finished piece: it has passed `finishDraft`, so it is within its platform's limits. */
export interface WrittenOutput {
  draft: Draft;
  text: string;
  checks: OutputChecks;
  /** What the provider counted; absent for the offline writer. */
  usage?: { inputTokens: number; outputTokens: number };
}

/** For whom a piece is written: the provider's log is searched by the id, and its limits are shared out by plan. */
export interface WriteOrigin {
  requestId: string | null;
  plan: PlanKey;
}

export interface WriterPort {
  readonly engine: WriterEngine;
  /**
   * Writes one format of a request. Makes one attempt: retrying is the caller's.
   * @throws WriterError when no piece could be written; the signal's reason when it was aborted.
   */
  write(
    request: TransformRequest,
    format: FormatKey,
    signal: AbortSignal,
    origin?: WriteOrigin,
  ): Promise<WrittenOutput>;
}

/** How a user is told that a writer failed. */
export type WriterErrorCode = Extract<
  ErrorCode,
  'WRITER_FAILED' | 'WRITER_UNAVAILABLE' | 'TRANSFORM_TIMEOUT' | 'CONTENT_UNREADABLE'
>;

interface WriterErrorOptions {
  isRetryable?: boolean;
  retryAfterMs?: number | null;
  isUnreached?: boolean;
  isRefusedForNow?: boolean;
  cause?: unknown;
}

/** Why a format could not be written. `isRetryable`: another attempt may succeed (429, 5xx, a cut line). */
export class WriterError extends Error {
  readonly code: WriterErrorCode;
  readonly isRetryable: boolean;
  /** How long the provider asked us to wait; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** Nobody took the connection. */
  readonly isUnreached: boolean;
  /** Too many calls at a time (429): the same call will pass later. */
  readonly isRefusedForNow: boolean;

  constructor(code: WriterErrorCode, message: string, options: WriterErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'WriterError';
    this.code = code;
    this.isRetryable = options.isRetryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.isUnreached = options.isUnreached ?? false;
    this.isRefusedForNow = options.isRefusedForNow ?? false;
  }
}
