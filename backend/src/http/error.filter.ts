import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { errorBody, toAppError } from './errors.js';
import { requestId } from './request-id.js';

const logger = new Logger('Http');

/** Answers a failed call once, as JSON, and logs the cause of our own failures with the request's id. */
export function writeError(thrown: unknown, req: Request, res: Response): void {
  const error = toAppError(thrown);
  const id = requestId(req, res);
  if (error.status >= 500) {
    logger.error({ code: error.code, requestId: id, err: error.cause ?? error });
  }
  if (res.headersSent) {
    // A stream that broke half-way: the caller must see the end, not wait for more.
    res.destroy();
    return;
  }
  if (error.retryAfterSeconds !== undefined) {
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  res.status(error.status).json(errorBody(error, id));
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
export const earlyErrors: ErrorRequestHandler = (thrown, req, res, next) => {
  if (res.headersSent) return next(thrown);
  writeError(thrown, req, res);
};
