import type { ErrorCode, FormatKey, OutputChecks, PlanKey, WriterEngine } from '@repurpose/contract';
import type { Draft, SourceBrief, WritingRequest } from '@repurpose/writing';

/** Injection token of the one writer this process uses (chosen from the environment in the module's factory). */
export const WRITER = Symbol('WriterPort');

/** One finished piece: it has passed `finishDraft`, so it is within its platform's limits. */
export interface WrittenOutput {
  draft: Draft;
  text: string;
  checks: OutputChecks;
}

/** What one answer of a model took, as its provider counted; millionths of a US dollar by the prices that were set. */
export interface ModelUse {
  inputTokens: number;
  /** Those of the input that the provider had read before. */
  cachedInputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

/** For whom a piece is written: the provider's log is searched by the id, and its limits are shared out by plan. */
export interface WriteOrigin {
  requestId: string | null;
  plan: PlanKey;
  /** Told of every answer that was paid for, whether it could be used or not. */
  spend?: (use: ModelUse) => void;
}

export interface WriterPort {
  readonly engine: WriterEngine;
  /**
   * What all formats of a request are to be written from (`WritingRequest.brief`) when its source is too long to be read
   * by each of them; null when it is not. One attempt; another one with the same request object asks only for what is
   * missing. @throws WriterError; the signal's reason when it was aborted.
   */
  brief(request: WritingRequest, signal: AbortSignal, origin?: WriteOrigin): Promise<SourceBrief | null>;
  /**
   * Writes one format of a request. Makes one attempt: retrying is the caller's.
   * @throws WriterError when no piece could be written; the signal's reason when it was aborted.
   */
  write(
    request: WritingRequest,
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
