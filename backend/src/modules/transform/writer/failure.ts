import type { ErrorCode } from '@repurpose/contract';
import { WriterError } from './writer.port.js';

/** What stands for a text that could not be written. */
export interface WriteFailure {
  code: ErrorCode;
}

/** How a user is told of what a writer threw. */
export function failureCode(error: unknown, deadline: AbortSignal): ErrorCode {
  if (error instanceof WriterError) return error.code;
  return deadline.aborted ? 'TRANSFORM_TIMEOUT' : 'WRITER_FAILED';
}

/** For the log: our own words and the name of the cause. A foreign message may quote what the user or the model wrote. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof WriterError))
    return error instanceof Error ? `${error.name} ${error.stack ?? ''}` : typeof error;
  return error.cause instanceof Error ? `${error.message} (${error.cause.name})` : error.message;
}
