import type { RequestHandler } from 'express';
import { isBelowApi } from '../http/api-path.js';
import { METRICS } from './metrics.js';

/** Times each call of the API by its route's pattern, never by its address: that would be a label without end. */
export const timeRequests: RequestHandler = (req, res, next) => {
  if (!isBelowApi(req.originalUrl)) return next();
  const stop = METRICS.requests.startTimer();
  res.once('close', () => {
    const { path } = (req.route ?? {}) as { path?: unknown };
    stop({
      method: req.method,
      route: typeof path === 'string' ? path : 'none',
      // The caller went before the answer.
      status: res.writableFinished ? String(res.statusCode) : 'gone',
    });
  });
  next();
};
