import type { ErrorCode } from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';
import { WriterError } from './writer.port.js';

export interface WriteFailure {
  code: ErrorCode;
}

export function failureCode(error: unknown, deadline: AbortSignal): ErrorCode {
  if (error instanceof WriterError || error instanceof AppError) return error.code;
  return deadline.aborted ? 'TRANSFORM_TIMEOUT' : 'WRITER_FAILED';
}

/** Omits messages of other libraries, which may quote the user or the model. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof WriterError) && !(error instanceof AppError))
    return error instanceof Error ? `${error.name} ${error.stack ?? ''}` : typeof error;
  return error.cause instanceof Error ? `${error.message} (${error.cause.name})` : error.message;
}
