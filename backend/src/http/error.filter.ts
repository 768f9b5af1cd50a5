import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { AppError } from '../errors/app-error.js';
import { errorBody, toAppError } from '../errors/errors.js';
import { requestId } from './request-id.js';

const logger = new Logger('Http');

/** Answers a failed call once, as JSON, and logs the cause of our own failures with the request's id. */
export function writeError(thrown: unknown, req: Request, res: Response): void {
  const error = toAppError(thrown);
  if (startErrorResponse(error, req, res)) res.json(errorBody(error, requestId(req, res)));
}

/**
 * Logs a failure of our own and writes its status and headers. False when the answer had begun: a stream that broke
 * half-way is cut, so that the caller sees the end and does not wait for more.
 */
export function startErrorResponse(error: AppError, req: Request, res: Response): boolean {
  if (error.status >= 500) {
    logger.error({ code: error.code, requestId: requestId(req, res), err: error.cause ?? error });
  }
  if (res.headersSent) {
    res.destroy();
    return false;
  }
  if (error.retryAfterSeconds !== undefined) {
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  res.status(error.status);
  return true;
}

/** The one place where a thrown error becomes an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    writeError(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** The same for what fails before a controller is reached: body, session, cross-site check. */
export const earlyErrorHandler: ErrorRequestHandler = (thrown, req, res, next) => {
  if (res.headersSent) return next(thrown);
  writeError(thrown, req, res);
};
