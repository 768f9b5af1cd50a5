import type { ErrorCode, FormatKey, OutputChecks, PlanKey, WriterEngine } from '@repurpose/contract';
import type { Draft, SourceBrief, WritingRequest } from '@repurpose/writing';

/** Injects the writer that the environment's `WRITER` chooses. */
export const WRITER = Symbol('WriterPort');

/** Has passed `finishDraft`, so it is within its platform's limits. */
export interface WrittenOutput {
  draft: Draft;
  text: string;
  checks: OutputChecks;
}

export interface ModelUse {
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

export interface WriteOrigin {
  requestId: string | null;
  accountId?: string;
  plan: PlanKey;
  /** For every paid response, usable or not. */
  spend?: (use: ModelUse) => void;
}

export interface WriterPort {
  readonly engine: WriterEngine;
  /** Null: one call is enough. A repeated call asks only for missing parts. @throws as `write` */
  brief(request: WritingRequest, signal: AbortSignal, origin?: WriteOrigin): Promise<SourceBrief | null>;
  /**
   * May call the model again to repair a draft; does not retry failed calls (`callWriter` does). Needs the brief of a
   * long source. Call it for all formats of a job in one turn of the event loop, with the same request object: the
   * writers find each other's formats by it and read the source once. A copy or a later call is right too, but costs
   * another reading. @throws WriterError; AppError of a text task; the signal's reason
   */
  write(
    request: WritingRequest,
    format: FormatKey,
    signal: AbortSignal,
    origin?: WriteOrigin,
  ): Promise<WrittenOutput>;
}

export type WriterErrorCode = Extract<
  ErrorCode,
  'WRITER_FAILED' | 'WRITER_UNAVAILABLE' | 'TRANSFORM_TIMEOUT' | 'CONTENT_UNREADABLE'
>;

interface WriterErrorOptions {
  isRetryable?: boolean;
  retryAfterMs?: number | null;
  /** The provider could not be reached. */
  isUnreached?: boolean;
  /** It answered 429. */
  isRefusedForNow?: boolean;
  cause?: unknown;
}

export class WriterError extends Error {
  readonly code: WriterErrorCode;
  readonly isRetryable: boolean;
  readonly retryAfterMs: number | null;
  readonly isUnreached: boolean;
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
