import type { RequestHandler } from 'express';
import { isBelowApi } from '../http/api-path.js';
import { METRICS } from './metrics.js';

/** Labels are route patterns: URLs are unbounded. */
export const timeRequests: RequestHandler = (req, res, next) => {
  if (!isBelowApi(req.originalUrl)) return next();
  const stop = METRICS.requests.startTimer();
  res.once('close', () => {
    const { path } = (req.route ?? {}) as { path?: unknown };
    stop({
      method: req.method,
      route: typeof path === 'string' ? path : 'none',
      status: res.writableFinished ? String(res.statusCode) : 'gone',
    });
  });
  next();
};
