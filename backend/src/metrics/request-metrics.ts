import type { RequestHandler } from 'express';
import { isBelowApi, routeOf } from '../http/api-path.js';
import { METRICS } from './metrics.js';

/** Labels are route patterns: URLs are unbounded. */
export const timeRequests: RequestHandler = (req, res, next) => {
  if (!isBelowApi(req.originalUrl)) return next();
  const stop = METRICS.requests.startTimer();
  res.once('close', () => {
    stop({
      method: req.method,
      route: routeOf(req),
      status: res.writableFinished ? String(res.statusCode) : 'gone',
    });
  });
  next();
};
