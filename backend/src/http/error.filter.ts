import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { AppError } from '../errors/app-error.js';
import { errorBody, problemOf, toAppError } from '../errors/errors.js';
import { isBelowV1 } from './api-path.js';
import { requestId } from './request-id.js';

const logger = new Logger('Http');

function writeError(thrown: unknown, req: Request, res: Response): void {
  const error = toAppError(thrown);
  if (!startErrorResponse(error, req, res)) return;
  const id = requestId(req, res);
  if (!isBelowV1(req.originalUrl)) return void res.json(errorBody(error, id));
  if (error.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  res.type('application/problem+json').send(JSON.stringify(problemOf(error, id)));
}

/** Logs a 5xx and writes status and headers. If the response has begun, cuts it and returns false. */
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

@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    writeError(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** Raised before a controller: body, session, cross-site check. */
export const earlyErrorHandler: ErrorRequestHandler = (thrown, req, res, next) => {
  if (res.headersSent) return next(thrown);
  writeError(thrown, req, res);
};
